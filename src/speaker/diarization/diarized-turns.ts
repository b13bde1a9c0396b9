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
  for (const { window, speaker } of labelled) {
    const turn = open.get(speaker);
    if (turn !== undefined && window.startMs - turn.endMs <= 1) turn.endMs = window.endMs;
    else {
      const next = { startMs: window.startMs, endMs: window.endMs, speaker };
      open.set(speaker, next);
      turns.push(next);
    }
  }
  return turns.sort((left, right) => left.startMs - right.startMs || left.endMs - right.endMs);
}
