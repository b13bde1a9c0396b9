import { join } from 'node:path';
import { type AddresseeItem, type AddresseeScore, scoreAddressees } from '../src/evaluation/addressee.js';
import {
  type AddresseeSession,
  hasSet,
  loadH2hMemAddressees,
  loadIrcAddressees,
  loadVoxPolyAddressees,
} from '../src/evaluation/addressee-sets.js';
import { createPeople, followSession, type People, type Stripping } from '../src/evaluation/follow-session.js';
import type { Interaction } from '../src/records/records.js';

/**
 * Addressee and reply inference, turn by turn in order, speakers given, everything else hidden; a turn may be revised
 * once, by the turn after it. People exist from their first turn on. The VoxPolyBench case must be there; IRC and H2HMem
 * are reported beside it when they are.
 */
export async function benchAddressee(options: { dataDirectory: string; seed: number }): Promise<AddresseeScore> {
  const main = scoreAddressees(runAll(loadVoxPolyAddressees(options.dataDirectory), 'none'));
  const report = (sessions: readonly AddresseeSession[], stripping: Stripping, suffix: string) => {
    const score = scoreAddressees(runAll(sessions, stripping), suffix);
    Object.assign(main.metrics, score.metrics);
    Object.assign(main.byKind, score.byKind);
  };
  if (hasSet(options.dataDirectory, join('irc', 'dev'))) {
    const irc = loadIrcAddressees(options.dataDirectory);
    report(irc, 'none', '.irc');
    report(irc, 'scored', '.ircStripped');
    report(irc, 'every', '.ircEveryStripped');
  }
  if (hasSet(options.dataDirectory, 'h2hmem')) {
    const dialogues = loadH2hMemAddressees(options.dataDirectory);
    report(dialogues, 'scored', '.h2hStripped');
    report(dialogues, 'every', '.h2hEveryStripped');
  }
  return main;
}

function runAll(sessions: readonly AddresseeSession[], stripping: Stripping): AddresseeItem[] {
  const spaces = new Map<string, People>();
  return sessions.flatMap((session) => {
    const people = spaces.get(session.spaceId) ?? createPeople();
    spaces.set(session.spaceId, people);
    return followSession(session, people, { stripping }).map(({ turn, interaction, next }): AddresseeItem => {
      const item = {
        id: turn.id,
        gold: turn.gold ?? [],
        named: turn.named,
        ...predictionOf(next?.interaction ?? interaction, people),
      };
      return turn.goldReply === undefined ? item : { ...item, goldReply: turn.goldReply };
    });
  });
}

function predictionOf(interaction: Interaction, people: People) {
  const confidences = interaction.addressees.map((link) => link.confidence);
  return {
    predicted: interaction.toEveryone
      ? ['everyone']
      : interaction.addressees.map((link) => people.nameOf(link.personId)),
    confidence: confidences.length === 0 ? 0 : Math.min(...confidences),
    predictedReply: interaction.replyTo?.turnId ?? null,
    why: interaction.addressees[0]?.why ?? '',
  };
}
