import type { LabelledWindow } from './diarize-windows.js';

/** A speaker, by number, speaking from `startMs` to `endMs`; turns of different speakers may overlap. */
export interface DiarizedTurn {
  startMs: number;
  endMs: number;
  speaker: number;
}

/** Labelled windows as turns by start time: windows of one speaker that touch are one turn. */
export function turnsOf(labelled: readonly LabelledWindow[]): DiarizedTurn[] {
  const turns: DiarizedTurn[] = [];
  const open = new Map<number, DiarizedTurn>();
  for (const { window, speaker, second } of labelled) {
    for (const who of second === undefined ? [speaker] : [speaker, second]) {
      const turn = open.get(who);
      if (turn !== undefined && window.startMs - turn.endMs <= 1) turn.endMs = window.endMs;
      else {
        const next = { startMs: window.startMs, endMs: window.endMs, speaker: who };
        open.set(who, next);
        turns.push(next);
      }
    }
  }
  return turns.sort((left, right) => left.startMs - right.startMs || left.endMs - right.endMs);
}
