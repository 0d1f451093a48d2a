import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '../../../scripts/find-browser.ts';
import { linksIn, pages } from '../.storybook/docs/pages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

let server: PreviewServer;
let browser: Browser;
let address: string;

beforeAll(async () => {
  if (!existsSync(`${root}storybook-static/index.json`))
    throw new Error('Build the docs first: pnpm tool docs');
  const executablePath = findBrowser();
  server = await preview({
    root,
    configFile: false,
    appType: 'mpa',
    build: { outDir: 'storybook-static' },
    preview: { port: 0 },
  });
  address = server.resolvedUrls?.local[0] ?? '';
  browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

test('llms.txt leads to the pages of components and patterns', async () => {
  const links = linksIn(await textOf('llms.txt')).filter((link) => !link.includes(':'));
  expect(links.length).toBeGreaterThan(80);
  for (const link of links) expect(await textOf(link), link).toMatch(/^# [\w -]+\n/);
});

test('the files that the guides offer are in the docs', async () => {
  const files = pages.flatMap(({ text }) =>
    [...text.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? ''),
  );
  expect(files).toContain('figma/main.dark.tokens.json');
  for (const file of files) expect(await textOf(file), file).not.toBe('');
});

test('the page of Menu opens at its top and keeps the focus', async () => {
  const page = await browser.newPage();
  page.setDefaultTimeout(100_000);
  await page.goto(`${address}iframe.html?viewMode=docs&id=components-menu--docs`);
  await storiesToEnd(page);
  const state = await page.evaluate('({ top: scrollY, focus: document.activeElement.tagName })');
  expect(state).toEqual({ top: 0, focus: 'BODY' });
});

test.each([
  [
    '<Notice tone="warnign">x</Notice>',
    'tone of Notice cannot be "warnign", only "danger", "info", "success",',
  ],
  ['<Button varient="primary">x</Button>', 'Button has no prop varient, only '],
  ['<Heading>x</Heading>', 'Heading needs the prop level.'],
  ['export default () => <Buton>x</Buton>;', 'Buton is not defined.'],
])('the editor refuses %s', async (code, mistake) => {
  const page = await browser.newPage();
  await page.goto(`${address}iframe.html?id=live-editor--kit`);
  await page.getByLabel('Code').fill(code);
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByRole('status').getByText(`Line 1, “${code}”: ${mistake}`).waitFor();
  // The last good result stays.
  expect(await result.getByRole('button', { name: 'خرید اشتراک' }).isVisible()).toBe(true);
  await page.close();
});

test('a focused card has only the ring of its picture, in the order of styles of a build', async () => {
  const page = await browser.newPage();
  await page.goto(`${address}iframe.html?id=components-postercard--edges`);
  await page.getByRole('link').first().waitFor();
  await page.keyboard.press('Tab');
  const outlines = await page.evaluate(
    '[document.activeElement, document.activeElement.firstElementChild].map((element) => getComputedStyle(element).outlineStyle)',
  );
  expect(outlines).toEqual(['none', 'solid']);
});

/** Waits until each story in an iframe has been rendered and its play function, if it runs, has ended. */
async function storiesToEnd(page: Page): Promise<void> {
  await page.locator('.sbdocs-content iframe').first().waitFor();
  const frames = await page.locator('.sbdocs-content iframe').all();
  for (const frame of frames) {
    await frame.evaluate((element: HTMLIFrameElement) => {
      element.loading = 'eager';
    });
    const content = await (await frame.elementHandle())?.contentFrame();
    await content?.waitForFunction(
      '/^(?:finished|errored|aborted)$/.test(window.__STORYBOOK_PREVIEW__?.currentRender?.phase)',
    );
  }
}

async function textOf(path: string): Promise<string> {
  const response = await fetch(`${address}${path}`);
  expect(response.status, path).toBe(200);
  return response.text();
}
