/** Fetches the Silero VAD weights from the npm package that ships them, checks them and writes models/silero-vad.onnx. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MemoryError } from '../src/errors.js';

const PACKAGE = '@ricky0123/vad-web@0.0.31';
const FILE = 'package/dist/silero_vad_v6.onnx';
const SHA256 = '1a153a22f4509e292a94e67d6f9b85e8deb25b4988682b7e174c65279d8788e3';

const folder = mkdtempSync(join(tmpdir(), 'silero-'));
try {
  const archive = execFileSync('npm', ['pack', PACKAGE, '--silent'], { cwd: folder, encoding: 'utf8' }).trim();
  execFileSync('tar', ['-xzf', archive, FILE], { cwd: folder });
  const bytes = readFileSync(join(folder, FILE));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (sha256 !== SHA256) {
    throw new MemoryError('corrupt_data', `${FILE} of ${PACKAGE} has sha256 ${sha256}, not ${SHA256}.`);
  }
  writeFileSync(new URL('../models/silero-vad.onnx', import.meta.url), bytes);
  console.log(`models/silero-vad.onnx: ${bytes.length} bytes, sha256 ${sha256}`);
} finally {
  rmSync(folder, { recursive: true });
}
