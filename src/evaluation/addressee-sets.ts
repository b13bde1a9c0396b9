import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MemoryError } from '../errors.js';

/** One line of a conversation with known speaker and gold addressees. */
export interface AddresseeTurn {
  id: string;
  speaker: string;
  text: string;
  /** Absent when the line is not scored. */
  gold?: readonly string[];
  /** Text without the leading call, for sets in which the gold was the call. */
  stripped?: string;
  named: boolean;
  goldReply?: string | null;
  /** Ids of the turns it answers where a set annotates several, itself when it opens something. */
  parents?: readonly string[];
  /** Milliseconds since the start of the session, where the set knows. */
  startMs?: number;
  endMs?: number;
  /** A picture was sent with it. */
  picture?: boolean;
}

/** One conversation, in order. */
export interface AddresseeSession {
  id: string;
  /** Sessions of one space share people. */
  spaceId: string;
  turns: readonly AddresseeTurn[];
}

/** The VoxPolyBench cases of a directory, with our gold `to` and `reply_to`. */
export function loadVoxPolyAddressees(dataDirectory: string): AddresseeSession[] {
  const folder = folderOf(dataDirectory, 'voxpolybench');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const data = JSON.parse(readFileSync(join(folder, name), 'utf8')) as VoxPolyCase;
      return (data.sessions ?? []).map((session) => ({
        id: `${data.case_id}/${session.session_id}`,
        spaceId: data.case_id,
        turns: session.turns.map((turn) => ({
          id: turn.turn_id,
          speaker: turn.speaker,
          text: turn.text,
          ...(turn.to === undefined ? {} : { gold: turn.to, goldReply: turn.reply_to ?? null }),
          named: turn.explicit === true,
        })),
      }));
    });
}

interface VoxPolyCase {
  case_id: string;
  sessions?: {
    session_id: string;
    turns: {
      turn_id: string;
      speaker: string;
      text: string;
      to?: string[];
      explicit?: boolean;
      reply_to?: string | null;
    }[];
  }[];
}

/** IRC logs with annotated parents: the gold addressees of a line are the authors of its parents. */
export function loadIrcAddressees(dataDirectory: string, split = 'dev'): AddresseeSession[] {
  const folder = folderOf(dataDirectory, join('irc', split));
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ascii.txt'))
    .sort()
    .map((name) => {
      const lines = readFileSync(join(folder, name), 'utf8').split('\n');
      const read = lines.map((line) => /^\[\d\d:\d\d(?::\d\d)?\] <([^>]+)> (.*)$/u.exec(line));
      const gold = new Map<number, Set<string>>();
      const parents = new Map<number, number[]>();
      const links = readFileSync(join(folder, name.replace('.ascii.', '.annotation.')), 'utf8');
      for (const [, parent, child] of links.matchAll(/^(\d+) (\d+) -/gmu)) {
        const author = read[Number(parent)]?.[1];
        const speaker = read[Number(child)]?.[1];
        parents.set(Number(child), [...(parents.get(Number(child)) ?? []), Number(parent)]);
        if (author === undefined || speaker === undefined || author === speaker) continue;
        gold.set(Number(child), (gold.get(Number(child)) ?? new Set()).add(author));
      }
      const clock = createDayClock();
      const turns = read.flatMap((match, line): AddresseeTurn[] => {
        if (match === null) return [];
        const [, speaker = '', text = ''] = match;
        const stripped = text.replace(/^\S{2,}(?:[:,]| \.\.\.) ?/u, '');
        const startMs = clock(match[0].slice(1, 6));
        const turn = { id: String(line), speaker, text, stripped, named: stripped !== text, startMs };
        const people = gold.get(line);
        const known = parents.has(line) ? { ...turn, parents: (parents.get(line) ?? []).map(String) } : turn;
        return [people === undefined ? known : { ...known, gold: [...people] }];
      });
      return { id: name, spaceId: name, turns };
    });
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Milliseconds since the first line, from clock times without a date: a time that falls far back is the next day's. */
function createDayClock(): (time: string) => number {
  let first: number | undefined;
  let latest = 0;
  return (time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    const at = (hours * 60 + minutes) * MINUTE_MS;
    first ??= at;
    let since = at - first;
    while (since < latest - DAY_MS / 2) since += DAY_MS;
    latest = Math.max(latest, since);
    return latest;
  };
}

/** H2HMem messages that open with "@Name": the name is the gold. */
export function loadH2hMemAddressees(dataDirectory: string): AddresseeSession[] {
  const folder = folderOf(dataDirectory, 'h2hmem');
  return readdirSync(folder)
    .filter((dialogue) => existsSync(join(folder, dialogue, 'scenes')))
    .sort()
    .flatMap((dialogue) => {
      const scenes = join(folder, dialogue, 'scenes');
      return readdirSync(scenes)
        .sort()
        .filter((scene) => existsSync(join(scenes, scene, 'session.json')))
        .map((scene) => readH2hSession(join(scenes, scene, 'session.json'), dialogue, `${dialogue}/${scene}`));
    });
}

function readH2hSession(path: string, dialogue: string, id: string): AddresseeSession {
  const data = JSON.parse(readFileSync(path, 'utf8')) as H2hSession;
  const speakers = new Set(data.dialogue.map((message) => message.role));
  const turns = data.dialogue.map((message, index): AddresseeTurn => {
    const { text } = message.content;
    const [called, name] = /^@(\p{L}+)[,:]?\s*/u.exec(text) ?? [];
    const picture = (message.content.image ?? '') !== '';
    const turn = { id: `${id}/${index + 1}`, speaker: message.role, text, named: called !== undefined, picture };
    if (called === undefined || name === undefined || !speakers.has(name)) return turn;
    return { ...turn, gold: [name], stripped: text.slice(called.length) };
  });
  return { id, spaceId: dialogue, turns };
}

interface H2hSession {
  dialogue: { role: string; content: { text: string; image?: string | null } }[];
}

/** Whether the directory holds a set, by its path inside it. */
export function hasSet(dataDirectory: string, name: string): boolean {
  return existsSync(join(dataDirectory, name));
}

function folderOf(dataDirectory: string, name: string): string {
  const folder = join(dataDirectory, name);
  if (existsSync(folder)) return folder;
  throw new MemoryError('not_found', `No folder "${name}" in the data directory; see docs for the expected layout.`, {
    details: { lookedFor: folder },
  });
}
