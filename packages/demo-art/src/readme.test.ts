import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { boxesOf } from './sample.ts';

// Each test starts a process, on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 60_000 });

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const [poster = '', sample = ''] = Array.from(
  readme.matchAll(/^```ts\n(.*?)^```/gms),
  ([, code = '']) => code,
);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parde-art-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs an example of the README unchanged, in its own folder. */
function run(code: string) {
  const imported = code.replace(/'(@parde\/demo-art[^']*)'/g, (_, name) => {
    return `'${import.meta.resolve(name)}'`;
  });
  const file = join(folder, 'example.ts');
  writeFileSync(file, imported);
  const { status, stderr } = spawnSync(process.execPath, [file], { cwd: folder, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
}

it('draws the poster of its first example, with the name as outlines', async () => {
  run(poster);
  expect(await sharp(join(folder, 'poster.webp')).metadata()).toMatchObject({
    format: 'webp',
    width: 600,
    height: 900,
  });
  const svg = readFileSync(join(folder, 'poster.svg'), 'utf8');
  expect(svg).not.toContain('<text');
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 600, height: 900 });
});

it('runs its sample example, which plays the loop twice', () => {
  run(sample);
  const types = boxesOf(readFileSync(join(folder, 'twice.mp4'))).map(({ type }) => type);
  expect(types.filter((type) => type === 'moof')).toHaveLength(16);
});
