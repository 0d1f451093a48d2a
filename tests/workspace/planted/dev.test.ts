import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../../packages/storefront/src/commands/ports.ts';
import { findBrowser } from '../../../scripts/find-browser.ts';
import { copyToPlantIn } from './copy.ts';

const pollOptions = { timeout: 60_000, interval: 50 };
const programs: ChildProcess[] = [];
let copy: ReturnType<typeof copyToPlantIn>;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  copy = copyToPlantIn();
  const { port: apiPort } = await freePort(31_000);
  const { port } = await freePort(32_000);
  origin = `http://localhost:${port}`;
  const api = ['src/bin.ts', '--catalogue', 'small', '--port', `${apiPort}`];
  start('packages/reference-api', api);
  start('apps/main', ['node_modules/vite/bin/vite.js', '--strictPort', '--port', `${port}`], {
    API_BASE_URL: `http://127.0.0.1:${apiPort}/api/v1`,
    ORIGINS: origin,
    PORT: `${port}`,
  });
  const executablePath = findBrowser();
  [browser] = await Promise.all([
    chromium.launch({
      ...(executablePath !== undefined && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu'],
    }),
    answered(`http://127.0.0.1:${apiPort}/healthz`),
    answered(`${origin}/healthz`),
  ]);
});

afterAll(async () => {
  await browser?.close();
  for (const program of programs.filter(({ exitCode }) => exitCode === null)) {
    program.kill('SIGKILL');
    await once(program, 'exit');
  }
  copy[Symbol.dispose]();
});

/** Starts a program in a folder of the copy. */
function start(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const program = spawn(process.execPath, args, {
    cwd: join(copy.folder, folder),
    env: { ...process.env, NODE_ENV: 'development', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  programs.push(program);
}

function answered(address: string): Promise<void> {
  return vi.waitFor(async () => expect((await fetch(address)).ok).toBe(true), pollOptions);
}

test('a page in development has its styles at once, and shows changes without a reload', async () => {
  const page = await browser.newPage();
  const problems = watch(page);
  const response = await page.goto(`${origin}/genres`, { waitUntil: 'commit' });
  const sent = Array.from(
    (await response?.text())?.matchAll(/<style data-vite-dev-id="([^"]+)"/g) ?? [],
    ([, id = '']) => id,
  );
  await vi.waitFor(async () => expect(await isHydrated(page)).toBe(true), pollOptions);
  // Vite's script finds an existing style by its id. It adds missing styles, which then flash or are duplicated.
  expect(sent.length).toBeGreaterThan(20);
  expect((await styleIds(page)).toSorted()).toEqual(sent.toSorted());
  await page.evaluate(() => Object.assign(window, { isTheSame: true }));

  change('app/parts/PageHero.css.ts', "isolation: 'isolate',", "$& outline: '3px solid',");
  await expectToShow(() => page.evaluate(hasOutline), true);
  await serverSends('outline: 3px solid');

  change('app/page/PageTrail.tsx', '<Breadcrumbs', '<p>A changed part</p>$&');
  await expectToShow(() => page.getByText('A changed part').count(), 1);
  await serverSends('A changed part');

  change('pages/catalogue/genres.tsx', "title={t('genres')}", 'title="A changed page"');
  await expectToShow(() => page.getByRole('heading', { level: 1 }).textContent(), 'A changed page');
  await serverSends('A changed page');

  change('pages/catalogue/genres.tsx', "name: t('genres')", "name: 'A changed head'");
  await serverSends('<title>A changed head');
  await vi.waitFor(async () => {
    await go(page, '/profile/terms');
    await expectToShow(() => page.getByText('A changed page').count(), 0);
    await go(page, '/genres');
    await expectToShow(() => page.getByText('A changed page').count(), 1);
    expect(await page.title()).toContain('A changed head');
  }, pollOptions);

  expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true);
  const ids = await styleIds(page);
  expect(ids).toHaveLength(new Set(ids).size);
  expect(problems).toEqual([]);
});

/** Collects the errors and warnings of the page. */
function watch(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  return problems;
}

function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Object.keys(document).some((name) => name.startsWith('__reactContainer$')),
  );
}

function styleIds(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('style'), ({ dataset }) => dataset.viteDevId ?? 'none'),
  );
}

function hasOutline(): boolean {
  const all = Array.from(document.querySelectorAll('main *'));
  return all.some((element) => getComputedStyle(element).outlineWidth === '3px');
}

function change(file: string, from: string, to: string): void {
  copy.plant(`packages/storefront/src/${file}`, (text) => text.replace(from, to));
}

function expectToShow<T>(read: () => Promise<T>, wanted: T): Promise<void> {
  return vi.waitFor(async () => expect(await read()).toEqual(wanted), pollOptions);
}

function serverSends(text: string): Promise<void> {
  return vi.waitFor(async () => {
    expect(await (await fetch(`${origin}/genres`)).text()).toContain(text);
  }, pollOptions);
}

/** Navigates within the same document, as the browser's back button does. */
function go(page: Page, path: string): Promise<void> {
  return page.evaluate((at) => {
    window.history.pushState(null, '', at);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
