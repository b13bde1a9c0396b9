import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { encodeWav } from '../src/audio/write-wav.js';
import { voxPolyBench } from '../src/evaluation/benchmarks/voxpolybench.js';
import { oneToOneAccuracy } from '../src/evaluation/speaker-tracking.js';
import type { TurnInput } from '../src/ingest/turn-input.js';
import { createRandom } from '../src/random.js';
import { foldName } from '../src/records/person-directory.js';
import { open } from '../src/voxpolymem.js';
import { CARRIER_RATE, castCarriers, joinSpoken, speakCrop } from './carrier-voices.js';
import { addRuns, mean, type SpeakerScores } from './speaker-scores.js';

const DRAWS = 3;

/** What came of one draw. */
interface VoicedRun {
  accuracy: number;
  /** Of the people that turns had when they were stored. */
  onlineAccuracy: number;
  /** People that the space lists. */
  found: number;
  /** People that turns belong to, those whom too little speech supports included. */
  voicesLeft: number;
  rightlyNamed: number;
  wronglyNamed: number;
}

/**
 * The VoxPolyBench case spoken: each person is one carrier, a speaker of the set; every turn a crop of 2 to 5 s with its own gain
 * (-12 to 0 dB) and noise (15 to 25 dB), a recording a session, given with turn borders and turn texts as captions. The labels of
 * the case stay with the scorer. Everything runs through `ingest`.
 */
export async function addVoicedCase(
  scores: SpeakerScores,
  input: { dataDirectory: string; set: string; seed: number },
): Promise<void> {
  if (!existsSync(join(input.dataDirectory, voxPolyBench.name))) return;
  const [wanted] = await voxPolyBench.load(input.dataDirectory);
  if (wanted === undefined) return;
  const runs: VoicedRun[] = [];
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const run = await runVoicedCase(wanted.turns, { ...input, seed: input.seed + draw });
    runs.push(run);
    scores.perItem.push({ set: 'voiced-case', draw: input.seed + draw, ...run });
  }
  addRuns(
    scores,
    'trackingAccuracy',
    '.voiced-case',
    runs.map(({ accuracy }) => accuracy),
  );
  scores.metrics['onlineAccuracy.voiced-case'] = mean(runs.map(({ onlineAccuracy }) => onlineAccuracy));
  scores.metrics['trackingAccuracyMin.voiced-case'] = Math.min(...runs.map(({ accuracy }) => accuracy));
  const most = (of: (run: VoicedRun) => number) => Math.max(...runs.map(of));
  const least = (of: (run: VoicedRun) => number) => Math.min(...runs.map(of));
  Object.assign(scores.metrics, {
    'speakersFound.voiced-case': mean(runs.map(({ found }) => found)),
    'speakersLeft.voiced-case': mean(runs.map(({ voicesLeft }) => voicesLeft)),
    'speakersFoundMin.voiced-case': least(({ found }) => found),
    'speakersFoundMax.voiced-case': most(({ found }) => found),
    'rightlyNamed.voiced-case': mean(runs.map(({ rightlyNamed }) => rightlyNamed)),
    'rightlyNamedMin.voiced-case': least(({ rightlyNamed }) => rightlyNamed),
    'wronglyNamedMax.voiced-case': most(({ wronglyNamed }) => wronglyNamed),
  });
  scores.byKind['voiced-case'] = { n: wanted.turns.length, speakers: speakersOf(wanted.turns).length, draws: DRAWS };
}

async function runVoicedCase(
  turns: readonly TurnInput[],
  { dataDirectory, set, seed }: { dataDirectory: string; set: string; seed: number },
): Promise<VoicedRun> {
  const random = createRandom(seed);
  const speakers = speakersOf(turns);
  const clips = await castCarriers(speakers, { dataDirectory, set, random });
  const space = await open(':memory:');
  try {
    const found: { speaker: string; voice: string; turnId: string }[] = [];
    const atOnce: { speaker: string; voice: string }[] = [];
    const joined = new Map<string, string>();
    const sessions = new Map<string, TurnInput[]>();
    for (const turn of turns) sessions.set(turn.session, [...(sessions.get(turn.session) ?? []), turn]);
    for (const [at, [session, spoken]] of [...sessions].entries()) {
      const { samples, cues } = joinSpoken(
        spoken.map(({ speaker, text }) => ({ samples: speakCrop(clips.get(speaker) ?? [], random), text })),
      );
      let next = 0;
      await space.ingest(
        {
          kind: 'audio',
          session,
          startedAt: new Date(Date.UTC(2024, 0, 1 + 7 * at, 10)).toISOString(),
          audio: encodeWav(samples, CARRIER_RATE),
          borders: cues.map(({ startMs, endMs }) => ({ startMs, endMs })),
          cues,
        },
        {
          onProgress: (event) => {
            if (event.kind === 'turn-stored') {
              const heard = { speaker: spoken[next]?.speaker ?? '', voice: event.personId };
              found.push({ ...heard, turnId: event.turnId });
              atOnce.push(heard);
              next += 1;
            }
            if (event.kind === 'turn-moved') {
              const turn = found.find(({ turnId }) => turnId === event.turnId);
              if (turn !== undefined) turn.voice = event.personId;
            }
            if (event.kind === 'people-merged') joined.set(event.fromPersonId, event.intoPersonId);
          },
        },
      );
    }
    const final = (id: string): string => (joined.has(id) ? final(joined.get(id) as string) : id);
    const settled = found.map(({ speaker, voice }) => ({ speaker, voice: final(voice) }));
    const people = await space.people.list();
    const named = people.flatMap(({ id, name, isNamed }) => (isNamed ? [{ id: final(id), name }] : []));
    const right = named.filter(({ id, name }) => sameName(name, mostFrequentSpeaker(settled, id))).length;
    return {
      accuracy: oneToOneAccuracy(settled),
      onlineAccuracy: oneToOneAccuracy(atOnce),
      found: people.length,
      voicesLeft: new Set(settled.map(({ voice }) => voice)).size,
      rightlyNamed: right,
      wronglyNamed: named.length - right,
    };
  } finally {
    await space.close();
  }
}

function speakersOf(turns: readonly TurnInput[]): string[] {
  return [...new Set(turns.map(({ speaker }) => speaker))].sort();
}

function mostFrequentSpeaker(found: readonly { speaker: string; voice: string }[], voice: string): string {
  const counts = new Map<string, number>();
  for (const entry of found) if (entry.voice === voice) counts.set(entry.speaker, (counts.get(entry.speaker) ?? 0) + 1);
  return [...counts].sort((left, right) => right[1] - left[1])[0]?.[0] ?? '';
}

/** Whole names are alike, or one is the other's first name. */
function sameName(found: string, gold: string): boolean {
  const [left, right] = [foldName(found), foldName(gold)];
  return left === right || left === right.split(' ')[0] || right === left.split(' ')[0];
}
