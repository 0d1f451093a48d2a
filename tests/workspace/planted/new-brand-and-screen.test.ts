import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../packages/storefront/src/commands/ports.ts';
import { readJson } from '../../../scripts/lib/json.ts';
import { root } from '../src/fixture.ts';
import { copyToInstallIn, expectToPass } from './copy.ts';

/** The name is longer than a line, and contains a character that ends a string. */
const names = ['--fa', 'فرش‌نما', '--en', "Farsh's"];
const color = ['--color', '#0a5'];
const storefront = 'packages/storefront/src';
const spec = 'tests/e2e/specs/moods.spec.ts';

let copy: ReturnType<typeof copyToInstallIn>;
let server: ChildProcess | undefined;

beforeAll(() => {
  copy = copyToInstallIn();
  expectToPass(copy.pnpm('install', '--frozen-lockfile', '--prefer-offline'));
  // Copies the catalogue of the end-to-end tests, if it exists already.
  const cache = 'node_modules/.cache/reference-api';
  if (existsSync(join(root, cache)))
    cpSync(join(root, cache), join(copy.folder, cache), { recursive: true });
});
afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill('SIGKILL');
    await once(server, 'exit');
  }
  copy[Symbol.dispose]();
});

/** Returns the code blocks of a guide, with the file that each comes from. */
const shownIn = (guide: string) =>
  [...readFileSync(join(root, guide), 'utf8').matchAll(/^```\w+ (\S+)\n(.+?)^```$/gms)].map(
    ([, file = '', text = '']) => ({ guide, file, text }),
  );
const shown = shownIn('docs/add-a-screen.md');

/** Returns the guide's first block of a file. */
function blockOf(file: string): string {
  const block = shown.find((each) => each.file === file);
  if (!block) throw new Error(`docs/add-a-screen.md shows nothing of ${file}`);
  return block.text;
}

/** Adds a line after the block of the guide. */
function addAfter(file: string, line: string): void {
  const block = blockOf(file);
  copy.plant(file, (text) => text.replace(block, block + line));
}

/** Repeats the block of the guide under a new name. */
function repeat(file: string, from: RegExp, to: string): void {
  const block = blockOf(file);
  copy.plant(file, (text) => text.replace(block, block + block.replaceAll(from, to)));
}

/** Creates another screen, /moods, by following the guide. */
function addScreen(): void {
  // The route has no options, so only the list of addresses in the specification contains it.
  addAfter(`${storefront}/route-table.ts`, "  row('moods', '/moods', 'moods'),\n");
  addAfter(`${storefront}/route-table.test.ts`, "        '/moods',\n");
  // A server with the specified operations alone has the page too.
  copy.plant(`${storefront}/app/page/operations.test.ts`, (text) =>
    text.replace(/^ +'genres',$/m, "$&'moods',"),
  );
  copy.plant(`${storefront}/server/crawlers/crawlers.test.ts`, (text) =>
    text.replace("'/genres', '/profile/plans'", "'/genres', '/moods', '/profile/plans'"),
  );
  repeat(`${storefront}/server/pages/page-needs.ts`, /genres/g, 'moods');
  repeat(`${storefront}/routes.tsx`, /genres/g, 'moods');
  const page = read(`${storefront}/pages/catalogue/genres.tsx`)
    .replaceAll("'catalogue'", "'moods'")
    .replaceAll("path('genres')", "path('moods')")
    .replaceAll('GenresScreen', 'MoodsScreen');
  copy.write(`${storefront}/pages/catalogue/moods.tsx`, page);

  // As `pnpm generate messages` does.
  copy.plant(`${storefront}/generated/message-files.ts`, (text) =>
    text.replace(
      /^ {2}catalogue: \{[^}]*\},\n/m,
      (row) => row + row.replaceAll('catalogue', 'moods'),
    ),
  );
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
  copy.write(spec, journey);
}

const journey = `import { follow, open } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';

test('the moods lead to a genre', async ({ page }) => {
  await open(page, '/moods');
  await follow(page.getByRole('main').locator('a[href="/genres/drama"]'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('درام');
});
`;

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test.each([...shown, ...shownIn('docs/add-a-field.md')])(
  '$guide shows the current content of $file',
  ({ file, text }) => {
    // The formatter removes the indentation of a YAML block.
    const atMargin = (lines: string) => lines.replaceAll(/^ +/gm, '');
    expect(atMargin(read(file))).toContain(atMargin(text));
  },
);

test('a name that is taken creates nothing', () => {
  const { passed, output } = copy.node('.', 'scripts/new-brand.ts', 'storybook');
  expect(output).toContain('apps/storybook is there already');
  expect(passed).toBe(false);
});

test('a new brand and a new screen pass all checks of types, brands, routes and messages', () => {
  expectToPass(copy.node('.', 'scripts/new-brand.ts', 'fourth', ...names, ...color));
  addScreen();
  // The brand imports the screen, so its check includes the screen.
  expectToPass(copy.node('apps/fourth', '../../scripts/typecheck.ts'));
  const vitest = ['node_modules/vitest/vitest.mjs', 'run'];
  expectToPass(copy.node('tests/workspace', ...vitest, '--dir', 'src', 'brands', 'manifests'));
  const about = ['route-table', 'paths', 'operations', 'crawlers', '/messages.test'];
  expectToPass(copy.node('packages/storefront', ...vitest, ...about));
});

test('both are linted, built and served, and the screen’s end-to-end tests pass in the brand', async () => {
  const made = ['apps', 'turbo.json', `${storefront}/pages/catalogue/moods.tsx`, spec];
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  expectToPass(copy.node('.', biome, 'check', '--error-on-warnings', ...made));
  expectToPass(copy.node('apps/fourth', 'node_modules/vite/bin/vite.js', 'build'));
  const html = await homePage();
  expect(html).toContain('<title>فرش‌نما؛');
  expect(html).toMatch(/<h1\b/);
  expect(html).toContain('rel="apple-touch-icon"');
  // The page's style contains the accent for use on pictures, and its head contains the canvas colour.
  expect(html).toContain('--parde-color-media-accent:#0a5');
  expect(html).toContain(
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#070e08"/>',
  );

  copy.write('tests/e2e/every-brand.config.ts', everyBrand);
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', 'moods', 'routes'];
  const journeys = ['--grep', 'moods|every page answers 200 .* in fa', '--retries', '0'];
  // A second worker would start its own servers.
  const config = ['--config', 'every-brand.config.ts', '--project', 'fourth', '--workers', '1'];
  const through = copy.node('tests/e2e', ...playwright, ...journeys, ...config);
  expectToPass(through);
  expect(through.output).toContain('2 of 2 tests');
});

/** A configuration that runs any end-to-end test in any brand. */
const everyBrand = `
import config from './playwright.config.ts';

export default { ...config, projects: config.projects?.map(({ grep, ...project }) => project) };
`;

/** Returns the home page of the built server. The API is not available, but the page is served nevertheless. */
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
