import { straighten } from '../fold.js';

const ASKS =
  /\b(?:jobs?|profession|occupation)\W*$|\b(?:jobs?|profession|occupation)\s+(?:do|does|is|has)\b|\bfor\s+(?:a|his|her|their|your|my)\s+living\b|\bdo(?:es)?\s+for\s+work\b|\bwhat\s+(?:do|does)\s+\S+(?:\s+\S+)?\s+do\W*$|\bwhat\s+(?:is|are)\s+\S+(?:['’]s)?\s+role\b/iu;
const ROLE_NOUN = String.raw`(?:(?!\b(?:bit|little|lot|fan|big|person|one|same|first|last|only|best|worst|kind|sort)\b)[\p{L}-]+\s+){0,3}(?:\p{L}+(?:er|or|ist|ian|ant|ent|eer|ess|man|woman|person|keeper|nurse|cook|chef|guide|clerk|judge|pilot|coach|nanny|vet|boss|chief|head|host|guard|aide|mechanic|architect|athlete|freelance|apprentice|intern|trainee|temp|author|artist|priest|monk|smith|wright|attorney|professor|secretary|surgeon|tutor|dean))`;
const WORKS = String.raw`(?:work(?:s|ed|ing)?\s+(?:as|at|for|in|with)\b|(?:run|runs|manage|manages|own|owns)\s+(?:the|a|an|our|my|his|her)\b|teach(?:es)?\b|got\s+(?:a|the|my)\s+(?:new\s+)?(?:job|position)\b|(?:my|his|her)\s+(?:new\s+)?(?:job|profession|work)\b|earn\s+my\s+living)`;
const OWN = new RegExp(
  String.raw`\b(?:I(?:\s+am|'m)\s+(?:\p{L}+ly\s+)?(?:an?|the|your|our)\s+${ROLE_NOUN}\b|I(?:\s+\p{L}+(?:ly)?)?\s+${WORKS}|I(?:'ve|\s+have)\s+been\s+(?:an?|the)\s+${ROLE_NOUN}\b|my\s+(?:new\s+)?job\b)`,
  'iu',
);

/** Whether a question asks what somebody does for a living. */
export function englishAsksRole(text: string): boolean {
  return ASKS.test(text);
}

/** Whether a sentence in the first person, or one that names `name`, tells it. */
export function englishTellsRole(sentence: string, name?: string): boolean {
  const plain = straighten(sentence);
  if (OWN.test(plain)) return name === undefined;
  if (name === undefined) return false;
  const named = name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  return new RegExp(
    String.raw`\b${named}\b[^.!?]{0,30}?\b(?:(?:is|was|'s)\s+(?:an?|the|your|our|my)\s+${ROLE_NOUN}\b|${WORKS})`,
    'iu',
  ).test(plain);
}
