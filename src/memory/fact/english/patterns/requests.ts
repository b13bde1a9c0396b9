import type { FactPattern, Groups } from '../fact-pattern.js';
import { compile, HIGH_TALK, keyWords } from '../phrases.js';

/** Verb phrases that promise or plan nothing. */
const EMPTY =
  /^(?:be (?:fine|okay|ok|good|great|happy|glad|there for|able|honest|careful|right back|sure|perfect|amazing|fun|patient|proud|nice|back|thinking|rooting|cheering|looking forward)\b|see (?:you|if|what|how|<P>|[\uE000-\uEFFF])|think (?:about|of)|let (?:[\uE000-\uEFFF]|him|her|them)(?: and others)? (?:know|have)|try (?:it|that|my best|to|not|harder)|do (?:it|that|my|the same|so)|say|admit|need|like|love|miss|remember|never|always|keep (?:an eye|that|it|this|in mind|going|up|[\uE000-\uEFFF] (?:posted|updated)|pushing|trying|working)|know|want|hold on|leave (?:it|that)|take (?:it|that)|have (?:a look|fun|to)|look (?:forward|into (?:it|that|this))|check (?:it|that|this|them)|get (?:it|that|there|used|back|started|right)|go (?:ahead|for it|first)|make (?:sure|it|do)|tell (?:[\uE000-\uEFFF] )?(?:what|that|how)|give (?:it|that|this)|bet|wait|agree|manage|help|ask|start|understand|pass|stop|continue|find out|figure|come back|share more|work (?:it|that|on it)|(?:all )?be on the same page|loop|flag [\uE000-\uEFFF]|reach out|holler|pull up|respond|follow up|double-check$|confirm$|talk (?:to|with) |keep (?:\p{L}+ing|[\uE000-\uEFFF])|give up|never forget|always remember|have (?:a |some |so much |lots of )?(?:good|great|fun|blast|wonderful)|take (?:good |great )?care|take a look|see (?:a |the |some |more )?(?:photos?|pics?|pictures?)|show .*(?:photo|pic|picture)|share some|catch up|bet |stay (?!at|in|with|until|over)|(?:not )?lose|not |fill |catch [\uE000-\uEFFF]|take [\uE000-\uEFFF]'s advice)(?!\p{L})/iu;
const real = (groups: Groups) => {
  const value = groups['value'] ?? '';
  return (
    !EMPTY.test(value) &&
    !HIGH_TALK.test(value) &&
    keyWords(value).length > 1 &&
    !/\b(?:it|that|this|something|anything|there)$/iu.test(value)
  );
};
const SERVICE =
  'send|book|bring|pick|remind|check|save|reserve|order|buy|print|call|text|email|message|add|get|move|cancel|change|schedule|put|drop|carry|hold|arrange|ask|tell|leave|set|turn|switch|lower|raise|open|close|lock|take|drive|share|forward|confirm|prepare|make|grab|pack|fix|clean|feed|walk|water|update|review|look up|find|keep|give|show|upload|invite|collect|return|start|play|skip|double-check|write|draft|finish|cover|wake|pass|help';

/** Requests: who asks whom to do what. */
export const requests: readonly FactPattern[] = [
  {
    name: 'request',
    kind: 'plan',
    match: compile(
      `^(?:please )?(?:can|could|would|will|do) (?<recipient><P>|everyone) (?:please |also |maybe |just |perhaps |mind )*(?<value>(?:${SERVICE}|make sure) .+?)(?:,? please)?$`,
    ),
    text: (groups, context) =>
      context.speaker === groups['recipient']
        ? undefined
        : `${context.speaker} asked ${groups['recipient']} to ${groups['value']}`,
    confidence: 0.65,
    accept: (groups, { clause }) =>
      real(groups) &&
      !/^do /iu.test(clause) &&
      !/\b(?:tell|show|give) <?[\uE000-\uEFFF]>? (?:more|about|what|how|an example)|^(?:find|keep|take|start|share|make|get) (?:the )?(?:time|more|any|your|some)\b/iu.test(
        groups['value'] ?? '',
      ),
  },
  {
    name: 'imperative',
    kind: 'plan',
    match: compile(
      `^(?:please |just |make sure (?:to |that <P> |<P> )?|do not forget to |remember to |be sure to )+(?<value>[\\p{L}-]+ .+?)(?:,? please)?$|^remind (?<me><P>) (?:to|about) (?<rest>.+)$`,
    ),
    value: (groups) => groups['value'] ?? `remind ${groups['me']} to ${groups['rest']}`,
    text: (groups, context) =>
      context.addressee === undefined
        ? undefined
        : `${context.speaker} asked ${context.addressee} to ${groups['value'] ?? `remind ${groups['me']} about this: ${groups['rest']}`}`,
    confidence: 0.65,
    accept: (groups, { clause, addressee }) =>
      addressee !== undefined &&
      keyWords(groups['value'] ?? groups['rest'] ?? '').length > 1 &&
      !/^just (?:\w+ing|a|an|the|got|had|came|finished|be|wanted|in case|think|curious|thought|so|let|started|remember|like|the|easy|some|tell|wait|know|keep|one|two)\b|^(?:please |just )*(?:let|tell|do not worry|do not forget to (?:take care|have|enjoy)|take (?:a|care|good|your)|have|feel|keep (?:me|<P>)|take care|enjoy|have|share|say)\b|^remember (?:that|when|the|how)\b/iu.test(
        clause,
      ) &&
      new RegExp(
        `^(?:${SERVICE}|not|always|never|bring|wear|use|avoid|stop|be|have|eat|drink|submit|sign|pay|read|watch|park|wait|meet|come|go)\\b`,
        'iu',
      ).test(groups['value'] ?? 'send'),
  },
];
