import type { AudioStream } from './open-audio.js';

/** Every sample of a short recording in one array, and closes the stream. Bound the length with `maxDurationMs` when opening. */
export async function readAll(stream: AudioStream): Promise<Float32Array> {
  const chunks: Float32Array[] = [];
  try {
    for await (const chunk of stream) chunks.push(chunk);
  } finally {
    await stream.close();
  }
  const samples = new Float32Array(chunks.reduce((total, chunk) => total + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    samples.set(chunk, offset);
    offset += chunk.length;
  }
  return samples;
}
