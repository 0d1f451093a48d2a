import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../packages/storefront/src/commands/ports.ts';
import { readJson } from '../../../scripts/lib/json.ts';
import { root } from '../src/fixture.ts';
import { copyToPlantIn, expectToPass } from './copy.ts';

/** Longer than a line, and with a letter that ends a string. */
const names = ['--fa', 'فرش‌نما', '--en', "Farsh's"];
const color = ['--color', '#0a5'];
const brand = ['--filter', '@parde/fourth'];
const storefront = 'packages/storefront/src';
const spec = 'tests/e2e/specs/moods.spec.ts';

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

/** What a guide shows, with the file that it is from. */
const shownIn = (guide: string) =>
  [...readFileSync(join(root, guide), 'utf8').matchAll(/^```\w+ (\S+)\n(.+?)^```$/gms)].map(
    ([, file = '', text = '']) => ({ guide, file, text }),
  );
const shown = shownIn('docs/add-a-screen.md');

/** The first block from a file. */
function blockOf(file: string): string {
  const block = shown.find((each) => each.file === file);
  if (!block) throw new Error(`docs/add-a-screen.md shows nothing of ${file}`);
  return block.text;
}

/** Puts a line behind what the page shows. */
function addAfter(file: string, line: string): void {
  const block = blockOf(file);
  copy.plant(file, (text) => text.replace(block, block + line));
}

/** Puts a second of what the page shows beside it, under its new name. */
function repeat(file: string, from: RegExp, to: string): void {
  const block = blockOf(file);
  copy.plant(file, (text) => text.replace(block, block + block.replaceAll(from, to)));
}

/** The screen of the page, made once more by it: /moods. */
function addScreen(): void {
  // Without options: of the specification's lists it is in that of the addresses alone.
  addAfter(`${storefront}/route-table.ts`, "  row('moods', '/moods', 'moods'),\n");
  addAfter(`${storefront}/route-table.test.ts`, "        '/moods',\n");
  repeat(`${storefront}/server/page-needs.ts`, /genres/g, 'moods');
  repeat(`${storefront}/routes.tsx`, /genres/g, 'moods');
  const page = read(`${storefront}/pages/genres.tsx`)
    .replaceAll("'catalogue'", "'moods'")
    .replaceAll("path('genres')", "path('moods')")
    .replaceAll('GenresScreen', 'MoodsScreen');
  copy.write(`${storefront}/pages/moods.tsx`, page);

  repeat(`${storefront}/app/i18n/message-files.ts`, /catalogue/g, 'moods');
  const keys = Array.from(page.matchAll(/\bt\('(\w+)'/g), ([, key]) => key);
  for (const language of ['fa', 'en']) {
    const all = Object.entries(
      readJson(join(root, storefront, `app/i18n/${language}/catalogue.json`)),
    );
    const words = all.filter(([key]) => keys.includes(key.replace(/_(?:one|other)$/, '')));
    const text = JSON.stringify(Object.fromEntries(words), null, 2);
    copy.write(`${storefront}/app/i18n/${language}/moods.json`, `${text}\n`);
  }

  repeat('tests/e2e/support/spec-routes.ts', /\/genres/g, '/moods');
  const [first = '', opens = ''] = read('tests/e2e/specs/genres.spec.ts').split(/(?<=^\}\);\n)/m);
  expect(opens).not.toBe('');
  copy.write(spec, first.replace("open(page, '/genres')", "open(page, '/moods')"));
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test.each([...shown, ...shownIn('docs/add-a-field.md')])(
  '$guide shows $file as it is',
  ({ file, text }) => {
    // The formatter moves a block of YAML to the margin.
    const atMargin = (lines: string) => lines.replaceAll(/^ +/gm, '');
    expect(atMargin(read(file))).toContain(atMargin(text));
  },
);

test('a new brand is typed, and checked like the others', () => {
  expectToPass(copy.run('new-brand', 'fourth', ...names, ...color));
  expectToPass(copy.run(...brand, 'typecheck'));
  const about = ['--dir', 'src', 'brands', 'manifests'];
  expectToPass(copy.run('--filter', '@parde/workspace-tests', 'exec', 'vitest', 'run', ...about));
  const { output } = copy.run(...playwright, '--list', '--reporter=list');
  expect(output).toContain('[fourth] › smoke.spec.ts');
});

test('a new screen is a row, what it needs, an import, a page, its words and its spec, and no check wants more', () => {
  addScreen();
  expectToPass(copy.run('--filter', '@parde/storefront', 'typecheck'));
  const about = ['route-table', 'paths', 'i18n'];
  expectToPass(copy.run('--filter', '@parde/storefront', 'exec', 'vitest', 'run', ...about));
});

test('both are linted, built and served, and the screen’s journeys lead through the brand', async () => {
  const made = ['apps', 'turbo.json', `${storefront}/pages/moods.tsx`, spec];
  expectToPass(copy.run('exec', 'biome', 'check', '--error-on-warnings', ...made));
  expectToPass(copy.run(...brand, 'build'));
  const html = await homePage();
  expect(html).toContain('<title>فرش‌نما؛');
  expect(html).toMatch(/<h1\b/);
  expect(html).toContain('rel="apple-touch-icon"');
  // What carries the accent over pictures is in the page's style, and the canvas in its head.
  expect(html).toContain('--parde-color-media-accent:#0a5');
  expect(html).toContain(
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#070e08"/>',
  );

  copy.write('tests/e2e/every-brand.config.ts', everyBrand);
  const journeys = ['moods', 'routes', '--grep', 'moods|every page answers 200 .* in fa'];
  const config = ['--config', 'every-brand.config.ts', '--project', 'fourth', '--retries', '0'];
  const through = copy.run(...playwright, ...config, ...journeys);
  expectToPass(through);
  expect(through.output).toContain('2 of 2 tests');
});

const playwright = ['--filter', '@parde/e2e', 'exec', 'playwright', 'test'];

/** Any journey, through any brand. */
const everyBrand = `
import config from './playwright.config.ts';

export default { ...config, projects: config.projects?.map(({ grep, ...project }) => project) };
`;

test('a name that is taken, or is none, and a colour that is none make nothing', () => {
  for (const [why, ...words] of [
    ['apps/main is there already', 'main'],
    ['apps/storybook is there already', 'storybook'],
    ['lower-case letters', 'Fourth'],
    ['lower-case letters', '../x'],
    ['Not a colour: "tomato"', 'sixth', '--color', 'tomato'],
  ] as const) {
    const { passed, output } = copy.run('new-brand', ...words);
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
      ORIGINS: `http://127.0.0.1:${port}`,
      API_BASE_URL: 'http://127.0.0.1:9/api/v1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await listening(server);
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(answer.status).toBe(503);
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
