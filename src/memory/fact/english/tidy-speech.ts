/** Sounds of hesitation, and words that only bridge a pause. */
const HESITATION = /(?<=^|[\s,])(?:um+|uh+|er+m?|hm+|mm+|ah|eh)(?=$|[\s,.?!])[\s,]*/giu;
/** "I I", "we we we", "it was it was": begun twice. */
const REPEATED = /(?<![\p{L}'])((?:[\p{L}']+ ){0,2}[\p{L}']+)(?:,? \1(?![\p{L}']))+/giu;
/** "th they", "f feeling": a word broken off and said again. */
const BROKEN =
  /(?<=^|\s)(?!(?:a|i|an|he|she|we|be|no|so|the|to|in|on|is|or|of|at|it|me|my|us|do|go|by|up|as|if|and|you|for|can|her|his|our|out|all|any|but|has|had|not|now|one|she|too|was|way|who|am|are)\s)(\p{Ll}{1,3}) (?=\1\p{L}+)/gu;
/** Marks and endings that transcripts set apart: "we 're", "half - hour". */
const APART = / (?='(?:s|re|ve|ll|d|m|t)\b)| (?=[,.?!;:](?:\s|$))/giu;
/** Twice on purpose: "very very", "that that". */
const MEANT_TWICE = /^(?:very|really|so|no|yes|yeah|ha|bye|that|had|far|many|much|too|night|knock|long|order|hi)$/iu;

/** "we, you know, wait": words that keep the turn. */
const BRIDGE =
  /(?<=[\p{L}\d],?) ,? ?(?:you know|I mean|you see|sort of|kind of|what do you call (?:it|them)),(?= )|(?<=[\p{L}\d]), (?:like|right),(?= )/giu;

/** "you guys", "you two". */
const YOU_ALL = /\b(you) (?:guys|two|both|lot|folks|all)\b/giu;

/** Words of chats that say nothing. */
const CHATTER = /(?<=^|[\s,])(?:btw|tho|lol|haha+|ngl|tbh|imo|fyi|rn)(?=$|[\s,.?!])[\s,]*/giu;

/** A spoken text without hesitations, words begun twice and marks set apart, so that its clauses can be read. */
export function tidySpeech(text: string): string {
  return text
    .replace(APART, '')
    .replace(YOU_ALL, '$1')
    .replace(HESITATION, '')
    .replace(BRIDGE, '')
    .replace(CHATTER, '')
    .replace(REPEATED, (all: string, once: string) => (MEANT_TWICE.test(once) ? all : once))
    .replace(BROKEN, '')
    .replace(/\s{2,}/gu, ' ')
    .trim();
}
