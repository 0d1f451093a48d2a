import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import * as esbuild from 'esbuild';
import { chromium, type Page } from 'playwright';
import { build, type PreviewServer, preview } from 'vite';
import { codeBlocksOf, writeCodeBlocks } from './code-blocks.ts';
import { compile } from './compile.ts';
import { top } from './packages.ts';
import { writeSampleFilm } from './sample-film.ts';

// Tests the code of the README of @parde/offline as another team would copy it. All of it is compiled. The page is
// built by Vite, and saves and plays a film in a browser.

/** The languages of the page. The other blocks are parts of an app with TypeScript. */
const folders: Readonly<Record<string, string>> = {
  html: 'page',
  js: 'page',
  ts: 'readme-offline',
  tsx: 'readme-offline',
};
const blocks = codeBlocksOf('README.md', {
  packageName: '@parde/offline',
  folderOf: (_, language) => folders[language],
});

describe('The code of the README compiles', () => {
  let found: readonly string[];

  before(async () => {
    writeCodeBlocks(blocks);
    const compiled = ['tsconfig.readme-offline.json', 'tsconfig.page.json'].map((it) =>
      compile(it),
    );
    found = (await Promise.all(compiled)).flat();
  });
  for (const { page, line, path, language } of blocks.filter((it) => it.language !== 'html')) {
    test(`@parde/offline: ${page}, line ${line} (${language})`, () => {
      assert.deepEqual(
        found.filter((finding) => finding.startsWith(path)),
        [],
      );
    });
  }

  test('@parde/offline: TypeScript finds no other errors', () => {
    assert.deepEqual(
      found.filter((finding) => !blocks.some(({ path }) => finding.startsWith(path))),
      [],
    );
  });
});

describe('The page of the README, built by Vite', () => {
  const root = join(top, 'page');
  let server: PreviewServer;

  before(async () => {
    writeCodeBlocks(blocks);
    writeSampleFilm(join(root, 'public/film'));
    await esbuild.build({
      entryPoints: [join(root, 'src/sw.js')],
      bundle: true,
      outfile: join(root, 'public/sw.js'),
      logLevel: 'silent',
    });
    await build({ root, configFile: false, logLevel: 'silent', mode: 'production' });
    server = await preview({ root, configFile: false, logLevel: 'silent', preview: { port: 0 } });
  });
  after(async () => await server.close());

  test('@parde/offline: saves a film, and plays it without a connection after a reload', async () => {
    const { BROWSER_PATH: executablePath } = process.env;
    const browser = await chromium.launch({
      args: ['--no-sandbox'],
      ...(executablePath && { executablePath }),
    });
    try {
      const context = await browser.newContext();
      const page = await context.newPage();
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await page.goto(server.resolvedUrls?.local[0] ?? '');
      await page.getByRole('button', { name: 'Save' }).click();
      await readyIn(page).waitFor();
      // The click also stores the page.
      await page.waitForFunction(() => caches.match(location.href));
      await context.setOffline(true);
      await page.reload();
      await readyIn(page).waitFor();
      await page.getByRole('button', { name: 'Play' }).click();
      await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 2);
      assert.equal(await page.getByRole('progressbar').getAttribute('value'), '1');
      assert.deepEqual(errors, []);
    } finally {
      await browser.close();
    }
  });
});

const readyIn = (page: Page) => page.getByRole('status').filter({ hasText: 'ready' });
