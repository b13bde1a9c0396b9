import type { Random } from '../src/random.js';

/** One caption of a recogniser: times in milliseconds from the start of the recording. */
export interface DemoCue {
  startMs: number;
  endMs: number;
  text: string;
}

const mostWords = 9;
const fewestWords = 4;

/** The words as a recogniser writes them: no exclamation marks, and now and then a comma missing. */
export function recogniserText(text: string, random: Random): string {
  return text
    .replaceAll('!', '.')
    .replace(/, (?=(?:and|but|so|because|that) )/g, (comma) => (random.next() < 0.5 ? ' ' : comma));
}

/**
 * Captions of one turn: broken after punctuation or when a line is full, timed by length, with borders that are off by
 * up to a fifth of a second and may reach a little into the pause or the turn that follows.
 */
export function cuesOfTurn(text: string, startMs: number, endMs: number, random: Random): DemoCue[] {
  const lines = breakLines(text.split(' '));
  const total = lines.reduce((sum, line) => sum + line.length + 1, 0);
  const cues: DemoCue[] = [];
  let spoken = 0;
  for (const line of lines) {
    const from = startMs + ((endMs - startMs) * spoken) / total;
    spoken += line.length + 1;
    const to = startMs + ((endMs - startMs) * spoken) / total;
    cues.push({
      startMs: Math.max(0, Math.round(from - 60 + random.next() * 160)),
      endMs: Math.round(to + (spoken === total ? random.next() * 350 : 0)),
      text: line,
    });
  }
  return cues;
}

function breakLines(words: string[]): string[] {
  const lines: string[] = [];
  let line: string[] = [];
  words.forEach((word, index) => {
    line.push(word);
    const left = words.length - index - 1;
    const full = line.length >= mostWords || (line.length >= fewestWords && /[.,?]$/.test(word));
    if (full && left >= 2) {
      lines.push(line.join(' '));
      line = [];
    }
  });
  return line.length > 0 ? [...lines, line.join(' ')] : lines;
}

/** A WebVTT file without speakers, cue ids or settings. */
export function toWebVtt(cues: readonly DemoCue[]): string {
  const sorted = cues.toSorted((left, right) => left.startMs - right.startMs);
  const blocks = sorted.map((cue) => `${clock(cue.startMs)} --> ${clock(cue.endMs)}\n${cue.text}\n`);
  return ['WEBVTT\n', ...blocks].join('\n');
}

function clock(ms: number): string {
  return new Date(ms).toISOString().slice(11, 23);
}
