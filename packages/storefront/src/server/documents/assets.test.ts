import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { OperationId } from '@parde/api-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { assetRoutes, readClientAssets, webManifestRoutes } from './assets.server.ts';

const storefront = '../../packages/storefront/src';

/** A manifest as Vite writes it, with sources by path and shared chunks by file. */
const manifest = {
  'client.ts': {
    file: 'assets/client-1.js',
    isEntry: true,
    imports: ['_platform-1.js'],
    dynamicImports: [
      `${storefront}/pages/catalogue/home.tsx`,
      `${storefront}/pages/titles/movie.tsx`,
    ],
    css: ['assets/client-1.css'],
  },
  '_platform-1.js': { file: 'assets/platform-1.js', name: 'platform' },
  '_next-1.js': {
    file: 'assets/next-1.js',
    imports: ['_platform-1.js', '_deep-1.js'],
    css: ['assets/next-1.css'],
  },
  // Chunks may import each other.
  '_deep-1.js': { file: 'assets/deep-1.js', imports: ['_next-1.js'], css: ['assets/deep-1.css'] },
  [`${storefront}/pages/catalogue/home.tsx`]: {
    file: 'assets/home-1.js',
    isDynamicEntry: true,
    imports: ['client.ts'],
    css: ['assets/home-1.css'],
  },
  [`${storefront}/pages/titles/movie.tsx`]: {
    file: 'assets/movie-1.js',
    isDynamicEntry: true,
    imports: ['client.ts', '_next-1.js'],
    css: ['assets/movie-1.css', 'assets/next-1.css'],
    dynamicImports: ['_player-1.js'],
  },
  [`${storefront}/titles/player/players.ts`]: {
    file: 'assets/players-1.js',
    imports: ['_platform-1.js'],
    dynamicImports: ['engine.ts'],
  },
  'engine.ts': { file: 'assets/engine-1.js' },
  '_player-1.js': { file: 'assets/player-1.js', css: ['assets/player-1.css'] },
  'pages/terms.tsx': { file: 'assets/terms-1.js', isDynamicEntry: true, imports: ['client.ts'] },
  'parts/card-badge.tsx': { file: 'assets/badge-1.js', css: ['assets/deep-1.css'] },
  [`${storefront}/app/i18n/fa/shell.json`]: { file: 'assets/shell-fa.js' },
  [`${storefront}/app/i18n/en/shell.json`]: { file: 'assets/shell-en.js' },
  [`${storefront}/app/i18n/fa/title.json`]: { file: 'assets/title-fa.js' },
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parde-assets-'));
  write('.vite/manifest.json', JSON.stringify(manifest));
  for (const name of ['client', 'next', 'deep', 'home', 'movie', 'player']) {
    write(`assets/${name}-1.css`, `.${name}{}\n`);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

it('lists all scripts and styles that a page needs at once, without duplicates', async () => {
  const film = await readClientAssets(folder)({
    screen: 'movie',
    locale: 'fa',
    namespaces: ['shell', 'title'],
  });
  expect(film.entry).toBe('/assets/client-1.js');
  expect(film.scripts.toSorted()).toEqual(
    ['client-1', 'deep-1', 'movie-1', 'next-1', 'platform-1', 'shell-fa', 'title-fa'].map(
      (name) => `/assets/${name}.js`,
    ),
  );
  expect(Object.fromEntries(film.styles.map(({ href, css }) => [href, css]))).toEqual({
    '/assets/client-1.css': '.client{}',
    '/assets/deep-1.css': '.deep{}',
    '/assets/movie-1.css': '.movie{}',
    '/assets/next-1.css': '.next{}',
  });
  expect(film.styles).toHaveLength(4);
});

it('lists the files of the brand’s own page and parts', async () => {
  const own = await readClientAssets(folder)({
    screen: 'own:terms',
    source: 'pages/terms.tsx',
    locale: 'fa',
    namespaces: [],
    customFiles: ['parts/card-badge.tsx'],
  });
  expect(own.scripts).toEqual(expect.arrayContaining(['/assets/terms-1.js', '/assets/badge-1.js']));
  expect(own.styles.map(({ css }) => css)).toContain('.deep{}');
});

it('lists on request what the page and its parts load later', async () => {
  const page = { screen: 'movie', locale: 'fa', namespaces: ['shell'] } as const;
  const find = readClientAssets(folder);
  expect((await find(page)).later).toBeUndefined();
  const { later, scripts } = await find({ ...page, parts: ['titles/player/players.ts'] });
  expect(later?.toSorted()).toEqual(
    [
      ...['client-1.js', 'client-1.css', 'deep-1.js', 'deep-1.css', 'engine-1.js', 'movie-1.css'],
      ...['movie-1.js', 'next-1.css', 'next-1.js', 'platform-1.js', 'player-1.css', 'player-1.js'],
      ...['players-1.js'],
    ]
      .map((name) => `/assets/${name}`)
      .toSorted(),
  );
  expect(later, 'what the frame may open is not of this page').not.toContain('/assets/home-1.js');
  expect(scripts).not.toContain('/assets/players-1.js');
});

it('lists only the files of the page’s language, and none of an earlier page', async () => {
  const find = readClientAssets(folder);
  await find({ screen: 'movie', locale: 'fa', namespaces: ['shell', 'title'] });
  const inPersian = await find({ screen: 'home', locale: 'fa', namespaces: ['shell'] });
  const home = await find({ screen: 'home', locale: 'en', namespaces: ['shell'] });
  expect(inPersian.scripts).toContain('/assets/shell-fa.js');
  expect(home.scripts.toSorted()).toEqual(
    ['client-1', 'home-1', 'platform-1', 'shell-en'].map((name) => `/assets/${name}.js`),
  );
  expect(home.styles.map(({ href }) => href).toSorted()).toEqual([
    '/assets/client-1.css',
    '/assets/home-1.css',
  ]);
});

it('returns the identical result for the same page, because the policy’s hashes are cached by it', async () => {
  const find = readClientAssets(folder);
  const home = { screen: 'home', locale: 'fa', namespaces: ['shell'] } as const;
  expect(await find(home)).toBe(await find({ ...home }));
});

it('names the page or messages that the build does not have', () => {
  const find = readClientAssets(folder);
  expect(() => find({ screen: 'search', locale: 'fa', namespaces: [] })).toThrow(
    'The browser build has no page search.',
  );
  expect(() => find({ screen: 'home', locale: 'en', namespaces: ['title'] })).toThrow(
    'The browser build has no /i18n/en/title.json.',
  );
});

it('refuses an invalid manifest', () => {
  write('.vite/manifest.json', JSON.stringify({ 'client.ts': { src: 'client.ts' } }));
  expect(() => readClientAssets(folder)).toThrow();
});

it('lets no stylesheet end its own element', async () => {
  write('assets/home-1.css', '.home{content:"</style><script>"}');
  const home = await readClientAssets(folder)({ screen: 'home', locale: 'fa', namespaces: [] });
  expect(home.styles.map(({ css }) => css).join()).not.toContain('</style');
});

it('starts without the previous release if its directory is missing, and logs a warning', async () => {
  write('assets/a-1.js', 'a');
  write('previous/assets/b-1.js', 'b');
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const lines: string[] = [];
  const written = vi
    .spyOn(process.stdout, 'write')
    .mockImplementation((line) => lines.push(String(line)) > 0);
  const gone = join(folder, 'gone');
  const routes = [join(folder, 'previous'), gone].map((previous) => assetRoutes(folder, previous));
  written.mockRestore();
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      event: 'previous-client-missing',
      level: 'warning',
      directory: gone,
      fix: expect.stringContaining('PREVIOUS_CLIENT_DIRECTORY'),
    }),
  ]);
  const statuses = (path: string) =>
    Promise.all(routes.map(async (each) => (await each.request(path)).status));
  expect(await statuses('/assets/a-1.js')).toEqual([200, 200]);
  expect(await statuses('/assets/b-1.js')).toEqual([200, 404]);
});

it('serves the files of app links as JSON', async () => {
  write('.well-known/apple-app-site-association', '{"applinks":{}}');
  write('.well-known/other.json', '{}');
  const routes = assetRoutes(folder, undefined);
  const answer = await routes.request('/.well-known/apple-app-site-association');
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(await answer.json()).toEqual({ applinks: {} });
  for (const path of ['assetlinks.json', 'other.json']) {
    expect((await routes.request(`/.well-known/${path}`)).status, path).toBe(404);
  }
});

const manifestFor = (operations: readonly OperationId[] | undefined) => {
  const shortcuts = ['/search', '/download', '/lives', '/profile/plans'].map((url) => ({ url }));
  write('manifest.webmanifest', JSON.stringify({ name: 'پرده', shortcuts }));
  return webManifestRoutes(folder, { operations, derived: [] }).request('/manifest.webmanifest');
};

it('the web manifest has no shortcut to a missing page', async () => {
  const answer = await manifestFor(['search', 'getPlans']);
  expect(answer.headers.get('content-type')).toBe('application/manifest+json');
  expect(await answer.json()).toEqual({
    name: 'پرده',
    shortcuts: [{ url: '/search' }, { url: '/profile/plans' }],
  });
});

it('the web manifest is served unchanged if the server has all pages', async () => {
  expect((await manifestFor(undefined)).status).toBe(404);
});
