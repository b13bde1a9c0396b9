import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readDemoManifest } from './demo-data.js';

it('a manifest of another form is damaged, one that is absent is missing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'voxpolymem-demo-'));
  await expect(readDemoManifest(folder)).rejects.toMatchObject({ code: 'missing_dependency' });
  writeFileSync(join(folder, 'demo.json'), '{"title": 3}');
  await expect(readDemoManifest(folder)).rejects.toMatchObject({ code: 'corrupt_data', details: { field: 'title' } });
  rmSync(folder, { recursive: true });
});
