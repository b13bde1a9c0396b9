const REFERENCE = /\{person:[a-z0-9_]+\}(?:['’]s?)?/g;
/** Words that a question needs to ask, whatever it asks about. */
const ASKING =
  /\b(?:what|which|who|whom|whose|where|when|why|how|is|are|was|were|am|be|been|do|does|did|done|has|have|had|will|would|can|could|should|might|may|shall|kinds?|types?|sorts?|ways?|things?|ones?|some(?:one|body|thing)|any(?:one|body|thing)|people|best|most|more|better|really|usually|normally|always|still|now|currently|actually|nowadays|generally|today|tend|tends|going|get|gets|getting|if|tell|told|say|says|said|saying|mention\w*|think|thinks|know|knows|please|kindly|hello|hi|hey)\b/giu;
const PREFERRING =
  /\b(?:prefer(?:s|red|ences?)?|favou?rites?|rather|likes?|liked|loves?|loved|enjoy(?:s|ed)?|hates?|hated|dislikes?|disliked|adores?|wants?|wanted|choices?|chooses?|choose|fond|keen)\b/giu;
const STATE = new RegExp(
  [
    String.raw`\b(?:lives?|living|resides?|home|address|works?|working|jobs?|occupation|profession|career|employer|company|allerg\w+|intoleran\w+|diet|vegetarian|vegan|owns?|pets?|birthday|age|old|married|single|husband|wife|spouse|partner|(?:boy|girl)friend|fianc[eé]e?|brothers?|sisters?|siblings?|mother|father|mom|mum|dad|parents?|sons?|daughters?|children|kids|cousins?|uncle|aunt|grand\w+|boss|neighbou?rs?|stud(?:y|ies|ying)|school|university|hobby|hobbies|plays?|born|hometown|stay(?:s|ing)?|moved?|illness|condition|e-?mail|phone|number|code|pin|password)\b`,
    String.raw`\b(?:do|does)\s+\S+\s+(?:still\s+|now\s+|really\s+)?(?:have|keep|drive|collect|like|love|enjoy|hate|eat|drink|need)\b`,
    String.raw`\b(?:is|are)\s+\S+\s+from\b`,
  ].join('|'),
  'iu',
);
/** "How does she get to work?" asks for a way, not for what holds. */
const MANNER = /^\W*how\s+(?:do|does|did|can|could|will|would)\b.*\b(?:get|go|travel|commute|come|reach)\b/iu;
const LIVING = /\b(?:for|as)\s+a\s+living\b/giu;
const PAST =
  /\b(?:used\s+to|previous(?:ly)?|former(?:ly)?|original(?:ly)?|earlier|at\s+first|once|before|back\s+then|in\s+the\s+past|initially)\b/iu;
const DISLIKE = /\b(?:hates?|dislikes?|detests?|loathes?|(?:not|n['’]t)\s+(?:like|love|enjoy|want|stand|bear))\b/iu;

/** What a question is about, without people and without the words of asking and preferring. */
export function englishTopic(text: string): string {
  return text
    .replace(REFERENCE, ' ')
    .replace(LIVING, ' work ')
    .replace(PAST, ' ')
    .replace(PREFERRING, ' ')
    .replace(ASKING, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Whether a question about a person asks for something that lasts. */
export function englishAsksState(text: string): boolean {
  return STATE.test(text) && !MANNER.test(text);
}

/** "used to", "before", "previous". */
export function englishAsksPast(text: string): boolean {
  return PAST.test(text);
}

/** "hate", "doesn't like". */
export function englishAsksDislike(text: string): boolean {
  return DISLIKE.test(text);
}
