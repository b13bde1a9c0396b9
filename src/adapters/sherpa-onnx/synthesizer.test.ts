import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSherpaSynthesizer, loadSherpaSynthesizer } from './synthesizer.js';

describe('a sherpa-onnx synthesizer', () => {
  it('takes the voice round and brings sound to 16 kHz', async () => {
    const asked: number[] = [];
    const synthesizer = createSherpaSynthesizer({
      numSpeakers: 3,
      sampleRate: 22_050,
      generate: ({ sid }) => {
        asked.push(sid);
        return { samples: new Float32Array(22_050).fill(0.1), sampleRate: 22_050 };
      },
    });
    expect(synthesizer.voices).toBe(3);
    expect((await synthesizer.speak(4, 'hello')).length).toBe(16_000);
    expect(asked).toEqual([1]);
  });

  it('names what a folder lacks', () => {
    const folder = mkdtempSync(join(tmpdir(), 'voxpolymem-tts-'));
    try {
      expect(() => loadSherpaSynthesizer({ folder })).toThrow('*.onnx');
      writeFileSync(join(folder, 'voice.onnx'), 'x');
      expect(() => loadSherpaSynthesizer({ folder })).toThrow('tokens.txt');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
