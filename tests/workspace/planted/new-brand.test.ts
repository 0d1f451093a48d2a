import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../scripts/lib/ports.ts';
import { copyToPlantIn, expectToPass } from './copy.ts';

/** Longer than a line, and with a letter that ends a string. */
const names = ['--fa', 'فرش‌نما', '--en', "Farsh's"];

let copy: ReturnType<typeof copyToPlantIn>;
let server: ChildProcess | undefined;

beforeAll(() => {
  copy = copyToPlantIn();
});
afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill('SIGKILL');
    await once(server, 'exit');
  }
  copy[Symbol.dispose]();
});

test('a new brand is whole at once: it is typed, checked like the others, built and served', async () => {
  expectToPass(copy.run('new-brand', 'fourth', ...names));
  const brand = ['--filter', '@parde/fourth'];
  expectToPass(copy.run(...brand, 'typecheck'));
  expectToPass(copy.run('exec', 'biome', 'check', '--error-on-warnings', 'apps', 'turbo.json'));
  const about = ['--dir', 'src', 'brands', 'manifests'];
  expectToPass(copy.run('--filter', '@parde/workspace-tests', 'exec', 'vitest', 'run', ...about));
  const { output } = copy.run(
    '--filter',
    '@parde/e2e',
    'exec',
    'playwright',
    'test',
    '--list',
    '--reporter=list',
  );
  expect(output).toContain('[fourth] › smoke.spec.ts');

  expectToPass(copy.run(...brand, 'build'));
  const html = await homePage();
  expect(html).toContain('<title>فرش‌نما؛');
  expect(html).toMatch(/<h1\b/);
  expect(html).toContain('rel="apple-touch-icon"');
});

test('a name that is taken, or is none, makes nothing', () => {
  for (const [name = '', why = ''] of [
    ['main', 'apps/main is there already'],
    ['storybook', 'apps/storybook is there already'],
    ['Fourth', 'lower-case letters'],
    ['../x', 'lower-case letters'],
  ]) {
    const { passed, output } = copy.run('new-brand', name);
    expect(passed).toBe(false);
    expect(output).toContain(why);
  }
});

/** What the built server answers; the API is away, and the page is there all the same. */
async function homePage(): Promise<string> {
  const { port } = await freePort(30_000);
  server = spawn(process.execPath, [join(copy.folder, 'apps/fourth/build/server/index.js')], {
    env: {
      PORT: String(port),
      ORIGIN: 'https://fourth.example',
      API_BASE_URL: 'http://127.0.0.1:9/api/v1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await listening(server);
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(answer.status).toBe(200);
  return answer.text();
}

function listening({ stdout }: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!stdout) return reject(new Error('It has no output.'));
    createInterface({ input: stdout })
      .on('line', (line) => line.includes('"event":"listening"') && resolve())
      .on('close', () => reject(new Error('It ended.')));
  });
}
