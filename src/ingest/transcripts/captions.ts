import { MemoryError } from '../../errors.js';
import type { Cue } from '../turn-input.js';
import { splitSpeakerPrefix } from './speaker-prefix.js';
import { parseTimestamp } from './timestamps.js';

interface Block {
  /** 1-based number of its first line. */
  line: number;
  lines: string[];
}

interface TimedText {
  startMs: number;
  endMs: number;
  lines: string[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/**
 * Cues of a WebVTT or SRT text, by start time. Speakers come from `<v Name>` tags or "Name: text" prefixes; prefixes
 * count only when the first cue has one, so that "Remember: ..." in a file without speakers stays text. Empty cues are
 * dropped, overlapping ones kept. Throws `invalid_argument` with the line number of a broken timestamp.
 */
export function parseCaptions(text: string): Cue[] {
  const timed: TimedText[] = [];
  const isWebVtt = /^\uFEFF?WEBVTT/u.test(text);
  for (const block of blocks(text)) {
    const arrow = block.lines.findIndex((line) => line.includes('-->'));
    if (arrow === 0 || arrow === 1) timed.push(parseBlock(block, arrow));
    else if (arrow > 1) throw lineError(block.line + arrow, 'a timing line stands in the middle of a cue');
    else if (!isWebVtt) timed.at(-1)?.lines.push(...block.lines);
  }
  if (timed.length === 0 && !isWebVtt) {
    throw new MemoryError(
      'invalid_argument',
      'No caption was found: a cue needs a line like "00:01.000 --> 00:03.500".',
    );
  }
  const cues = timed.flatMap((cue) => toCues(cue, isWebVtt)).filter((cue) => cue.text !== '');
  return withPrefixes(cues).sort((a, b) => a.startMs - b.startMs);
}

function blocks(text: string): Block[] {
  const found: Block[] = [];
  let open: Block | undefined;
  const lines = text.replace(/^\uFEFF/u, '').split(/\r\n|\n|\r/);
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') {
      open = undefined;
      continue;
    }
    if (open === undefined) {
      open = { line: index + 1, lines: [] };
      found.push(open);
    }
    open.lines.push(line);
  }
  return found;
}

function parseBlock(block: Block, arrow: number): TimedText {
  const line = block.line + arrow;
  const [from = '', rest = ''] = (block.lines[arrow] as string).split('-->');
  const startMs = parseTimestamp(from);
  const endMs = parseTimestamp(rest.trim().split(/\s/)[0] ?? '');
  if (startMs === undefined || endMs === undefined) {
    throw lineError(line, 'the times are not of the form "00:01.000 --> 00:03.500"');
  }
  if (endMs < startMs) throw lineError(line, 'the cue ends before it starts');
  return { startMs, endMs, lines: block.lines.slice(arrow + 1) };
}

function toCues(cue: TimedText, isWebVtt: boolean): Cue[] {
  const times = { startMs: cue.startMs, endMs: cue.endMs };
  const markup = cue.lines.join('\n');
  const parts = markup.split(/<v(?:\.[^\s>]*)?\s+([^>]*)>/u);
  const cues: Cue[] = [{ ...times, text: plainText(parts[0] ?? '', isWebVtt) }];
  for (let index = 1; index < parts.length; index += 2) {
    const speaker = decodeEntities(parts[index] ?? '').trim();
    const text = plainText(parts[index + 1] ?? '', isWebVtt);
    cues.push(speaker === '' ? { ...times, text } : { ...times, text, speaker });
  }
  return cues;
}

function plainText(markup: string, isWebVtt: boolean): string {
  const bare = markup
    .replace(/<\/?[a-z0-9][^>]*>/giu, '')
    .replace(/\{\\[^}]*\}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  return isWebVtt ? decodeEntities(bare).trim() : bare;
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:lt|gt|nbsp|lrm|rlm|quot|amp|#39);/gu, (entity) => ENTITIES[entity] ?? entity);
}

function withPrefixes(cues: Cue[]): Cue[] {
  const first = cues[0];
  if (first === undefined || cues.some((cue) => cue.speaker !== undefined)) return cues;
  if (splitSpeakerPrefix(first.text).speaker === undefined) return cues;
  return cues.map((cue) => {
    const { speaker, text } = splitSpeakerPrefix(cue.text);
    return speaker === undefined ? cue : { ...cue, text, speaker };
  });
}

function lineError(line: number, what: string): MemoryError {
  return new MemoryError('invalid_argument', `Captions, line ${line}: ${what}.`, { details: { line } });
}
