import type { FactPattern, Groups } from '../fact-pattern.js';
import { compile, HIGH_TALK, keyWords } from '../phrases.js';

/** Past verbs that tell of something that happened once and stays worth knowing. */
const LASTING =
  "adopted|bought|sold|married|graduated|joined|quit|donated|attended|volunteered|visited|travelled|traveled|hiked|ran|won|lost|broke|injured|hurt|sprained|finished|completed|published|wrote|painted|built|made|baked|cooked|learned|learnt|signed up|enrolled|applied|passed|failed|held|hosted|won|coached|taught|failed|interviewed|got (?:a|an|promoted|married|engaged|divorced|fired|laid off|hired|accepted|into|rid|the|my|<P>'s|back|her|his|two|three|some)|received|moved|opened|launched|founded|created|organized|organised|hosted|met|went|took|gave|saw|watched|read|played|performed|presented|submitted|booked|cancelled|canceled|ordered|paid|repaired|fixed|replaced|planted|renovated|retired|resigned|started|began|stopped|became|had (?:a|an|surgery|dinner|lunch|two|the|our|my|<P>'s)|found|tried|celebrated|competed|climbed|camped|swam|raised|helped|taught|invited|called|emailed|texted|sent|left|packed|reserved|confirmed|added|put|forgot|dropped|picked up|set up|set|turned|decided|discovered|explored|participated|registered|collected|rescued|designed|wore|ate|drank|came|drove|flew|arrived|returned|spent|stayed|scored|caught|crashed|brought|printed|saved";
const EMPTY =
  /^(?:got (?:(?:a|some|such|the best) (?:surprise|news|good|great)|it|that|this|to|there|so|the (?:idea|point|message)|a (?:lot|bit|chance|feeling|kick|sense))|had (?:a|an|the) (?:great|good|nice|wonderful|amazing|blast|fantastic|lot|bit|hard|tough|feeling|lovely|chance|question|thought|similar|awesome|rough|long|idea|same)|made (?:it|that|this|sense|a (?:difference|point|mistake)|me|my|[\uE000-\uEFFF]|the most|such|some progress)|found (?:it|that|this|out|myself|a way)|took (?:it|that|this|a (?:while|look|lot|moment)|some|time)|gave (?:it|that|up|[\uE000-\uEFFF] (?:a lot|so|hope|the|strength|such|that|some|an?))|went (?:through|well|great|for it|on|so|really|wrong|with (?:it|that)|by|back)|saw (?:it|that|this|how|what|you|[\uE000-\uEFFF])|came (?:up|across|to|back from that)|met (?:my|with)? ?(?:it|that|expectations)|tried (?:it|that|to|my best)|left (?:it|a (?:mark|lasting))|helped (?:me|it|a lot|with (?:it|that))|lost (?:track|touch|my mind|it)|read (?:it|that|somewhere)|put (?:it|that|in|so)|sent (?:it|that)|called (?:it|that)|started (?:it|to|off|with)|began (?:it|to)|stopped (?:by|to)|became (?:a (?:part|big)|so|more|really)|brought (?:me|it|up|back|us|so|a)|turned (?:out|into|to|it|that)|learn(?:ed|t) (?:a lot|that|so|how|to|it)|decided|spent (?:it|a lot)|forgot|realized|caught (?:up|my|<P>)|set (?:it|that)|added (?:it|that)|saw (?:the potential|a lot|lots|some|how)|started (?:talking|looking|thinking|feeling))(?!\p{L})/iu;
const real = (groups: Groups) => {
  const value = groups['value'] ?? '';
  return (
    !EMPTY.test(value) &&
    keyWords(value).length > 1 &&
    !/\b(?:it|that|this|there|them|so|something|anything|stuff)$/iu.test(value)
  );
};

/** Activities that go on for a while, said in the present: "I'm renovating the bathroom". */
const ONGOING =
  'volunteering|training|working|studying|learning|practi[cs]ing|writing|building|renovating|renting|saving|looking for|searching|recovering|preparing|organi[sz]ing|taking|attending|teaching|coaching|running|raising|dating|seeing|selling|buying|designing|painting|remodeling|applying|growing|doing|reading|restoring|editing|hosting';
const IDLE =
  /^(?:thinking|feeling|having|trying|wondering|looking forward|looking at|keeping busy|hoping|meaning|dying|waiting|seeing (?:it|that|if|how|any|some|the|a)|being|getting|wanting|doing (?:a|an|such|my|our|the|well|good|great|okay|ok|fine|better|so|what|it|that|some|this|a lot|anything|something|everything)|taking (?:it|that|care|a (?:break|moment|look)|one|time|things|some)|running (?:late|out|into|around)|going (?:well|great|through|on|really)|working (?:hard|well|out|on (?:it|for|that|this|my|some|something))|building (?:up|a (?:great|strong))|making|saying|coming|giving|helping|reading (?:it|that|your|this)|learning (?:a lot|so|to|that|how to be)|growing|facing|struggling|talking|missing|enjoying|loving|keeping)(?!\p{L})/iu;

/** What happened. */
export const events: readonly FactPattern[] = [
  {
    name: 'happened',
    kind: 'event',
    match: compile(
      `^(?:earlier,? |recently,? |on .+?, |in .+?, |back in .+?, )?<S> <ADV>(?:has |have |had )?<ADV>(?:all )?(?:just )?(?<value>(?:${LASTING})\\b.*)$`,
    ),
    confidence: 0.75,
    accept: real,
  },
  {
    name: 'timed-past',
    kind: 'event',
    match: compile(
      '^(?:earlier,? |on .+?, |in .+?, )?<S> <ADV>(?:did not |was |were |has been )?<ADV>(?<value>(?:[\\p{L}]{2,}ed|[\\p{L}]{2,}ing|\\p{L}+) .+)$',
    ),
    confidence: 0.7,
    needsTime: true,
    accept: (groups, { clause }) =>
      real(groups) &&
      !/\b(?:does|do|will|is|are|can|would|should) /iu.test(clause.slice(0, 30)) &&
      /\b(?:\p{L}{3,}ed|was|were|did not|has been)\b/iu.test(clause) &&
      !/\b(?:wanted|needed|seemed|looked|liked|loved|excited|tired|worried|interested|inspired|amazed|used|supposed|bored|relaxed|wondered|hoped)\b/iu.test(
        clause.slice(0, 40),
      ),
  },
  {
    name: 'recently-doing',
    kind: 'state',
    match: compile(
      `^<S> <ADV>(?:(?:has been|have been) <ADV>(?:busy )?|(?:is|are) <ADV>(?:busy )?(?=(?:${ONGOING})\\b))<ADV>(?<value>\\p{L}+ing (?!it\\b|that\\b|this\\b).+|doing \\p{L}+|\\p{L}+ing)$`,
    ),
    confidence: 0.75,
    accept: (groups) =>
      keyWords(groups['value'] ?? '').length > 0 &&
      !IDLE.test(groups['value'] ?? '') &&
      !HIGH_TALK.test(groups['value'] ?? '') &&
      !/\b(?:it|that|this)$/iu.test(groups['value'] ?? ''),
  },
];
