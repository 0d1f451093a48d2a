import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, Rolldown, UserConfigFnObject } from 'vite';
import { shortNames } from './class-names.ts';
import { compressFiles } from './compress-files.ts';
import { devServer } from './dev-server.ts';
import { earlyScript } from './early-script.ts';
import { modulesOf } from './modules-of.ts';
import { pageRefresh } from './page-refresh.ts';
import { relativeStyles } from './relative-styles.ts';
import { serviceWorker } from './service-worker.ts';

/** The frame of every page, and small parts of many: as chunks of their own they would be a request on each. */
const frameEntries = [
  'entry/client.tsx',
  'app/hooks/use-search.ts',
  'app/page/JsonLd.tsx',
  'app/parts/ServerText.tsx',
  'app/url.ts',
];
/** The page that most viewers open first, with the shelf that a viewer who has begun something has there. */
const homeEntries = [...frameEntries, 'pages/home.tsx', 'features/home/ContinueWatching.tsx'];
/** The page that most viewers open next, like those of the other titles. */
const filmEntries = ['pages/movie.tsx'];
/** A page like the other lists. */
const listEntries = ['pages/cinema.tsx'];
/** Pages of neither kind. Together they use what any such page has of both. */
const otherEntries = [
  'pages/app.tsx',
  'pages/callback.tsx',
  'pages/genres.tsx',
  'pages/live.tsx',
  'pages/login.tsx',
  'pages/my-lists.tsx',
  'pages/series-download.tsx',
];

interface ModuleSets {
  /** What every page needs, libraries included. */
  readonly frame: ReadonlySet<string>;
  /** `frame`, and what home needs. */
  readonly firstVisit: ReadonlySet<string>;
  /** What a film's page needs. */
  readonly nextPage: ReadonlySet<string>;
  /** What a list of titles needs. */
  readonly listPage: ReadonlySet<string>;
  /** What pages of neither kind need. */
  readonly otherPages: ReadonlySet<string>;
}

/** Splits a group by which pages share a module. Chunks below the threshold merge, and pages then load both. */
const mergeBelow = (smallest: number) =>
  ({ entriesAware: true, entriesAwareMergeThreshold: smallest }) as const;

/**
 * Few chunks: on a slow network a request costs more than the bytes that it saves. Libraries are one chunk, and our frame
 * with what home shares with a film's page is another. Code that home does not use stays out of them, so a new screen
 * adds nothing to home.
 */
function clientOutput({
  frame,
  firstVisit,
  nextPage,
  listPage,
  otherPages,
}: ModuleSets): Rolldown.OutputOptions {
  return {
    entryFileNames: 'assets/[name]-[hash].js',
    // Rolldown names split groups by all their entries, joined by ~.
    chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
    assetFileNames: ({ names: [name = '[name]'] }) =>
      `assets/${name.replace(/(?:~.*|\.[^.]+)$/, '')}-[hash][extname]`,
    codeSplitting: {
      groups: [
        {
          name: 'platform',
          test: (id) => id.includes('/node_modules/') && firstVisit.has(sourceOf(id)),
          priority: 6,
        },
        // One chunk compresses better than two.
        {
          name: 'frame',
          test: (id) => {
            const source = sourceOf(id);
            return frame.has(source) || (firstVisit.has(source) && nextPage.has(source));
          },
          priority: 5,
        },
        {
          name: 'common',
          test: (id) => firstVisit.has(sourceOf(id)),
          minShareCount: 2,
          priority: 4,
        },
        // Each with another page's parts, a modal would load those for an icon.
        {
          name: 'icons',
          test: (id) => {
            const source = sourceOf(id);
            return isIcon(id) && !nextPage.has(source) && !listPage.has(source);
          },
          minShareCount: 2,
          priority: 3.5,
        },
        // Before `next` and `list`: a chunk takes what its modules import, and other pages would load it whole.
        {
          name: 'next-parts',
          test: (id) => nextPage.has(sourceOf(id)) && otherPages.has(sourceOf(id)),
          minShareCount: 2,
          priority: 3,
          ...mergeBelow(40_000),
        },
        {
          name: 'list-parts',
          test: (id) => listPage.has(sourceOf(id)) && otherPages.has(sourceOf(id)),
          minShareCount: 2,
          priority: 3,
        },
        {
          name: 'next',
          test: (id) => nextPage.has(sourceOf(id)) && !isPage(id),
          minShareCount: 2,
          priority: 2,
        },
        {
          name: 'list',
          test: (id) => listPage.has(sourceOf(id)) && !isPage(id),
          minShareCount: 2,
          priority: 2,
        },
        {
          name: 'shared',
          test: (id) => /packages\/|node_modules\/@tanstack\//.test(id) && !isPage(id),
          minShareCount: 2,
          priority: 1,
          ...mergeBelow(900),
        },
      ],
    },
  };
}

/** A page that another one shows, too, stays in its own chunk. */
const isPage = (id: string) => id.includes('/storefront/src/pages/');

const isIcon = (id: string) => id.includes('/components/icons/');

/** Puts a stylesheet in the chunk of its module. */
function sourceOf(id: string): string {
  return id.replace(/(?:\.vanilla\.css|\?).*$/, '');
}

const libraries = [
  'react',
  'react-dom',
  'react-dom/client',
  'react-router',
  'react-router/dom',
  '@tanstack/react-query',
  'i18next',
];

let moduleSets: Promise<ModuleSets> | undefined;

async function findModuleSets(): Promise<ModuleSets> {
  return {
    frame: await modulesOf(frameEntries),
    firstVisit: await modulesOf(homeEntries),
    nextPage: await modulesOf(filmEntries),
    listPage: await modulesOf(listEntries),
    otherPages: await modulesOf(otherEntries),
  };
}

/** In a plugin, because finding the modules is a build of its own and tools also read this configuration. */
function codeSplitting(): Plugin {
  return {
    name: 'parde:code-splitting',
    apply: 'build',
    async config() {
      // Vite resolves the configuration more than once.
      moduleSets ??= findModuleSets();
      const output = clientOutput(await moduleSets);
      return { environments: { client: { build: { rollupOptions: { output } } } } };
    },
  };
}

/** The whole `vite.config.ts` of a brand. */
export function storefrontVite(): UserConfigFnObject {
  const nameOf = shortNames();
  return ({ command }) => ({
    // The document is the server's.
    appType: 'custom',
    plugins: [
      vanillaExtractPlugin(command === 'build' ? { identifiers: nameOf } : {}),
      relativeStyles(),
      react(),
      devServer(),
      pageRefresh(),
      earlyScript(),
      serviceWorker(nameOf),
      chunkContents(),
      codeSplitting(),
      compressFiles(),
    ],
    // Messages are read as a whole, so they need no named exports.
    json: { namedExports: false },
    build: { assetsInlineLimit: 0 },
    // Each one found later would make the development server reload the page.
    optimizeDeps: { include: libraries.map((library) => `@parde/storefront > ${library}`) },
    // The server build runs without node_modules.
    ssr: command === 'build' ? { noExternal: true } : {},
    // Also in the server, where React would choose its build at each start.
    define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    builder: {},
    environments: {
      client: {
        build: {
          outDir: 'build/client',
          // The server reads it to name scripts and styles in the document.
          manifest: true,
          rollupOptions: {
            input: './client.ts',
            // The names of classes are constants, and each use was an import.
            optimization: { inlineConst: { mode: 'all', pass: 2 } },
          },
        },
      },
      ssr: {
        build: {
          outDir: 'build/server',
          copyPublicDir: false,
          rollupOptions: { input: './server.ts', output: { entryFileNames: 'index.js' } },
        },
      },
    },
  });
}

const workspace = fileURLToPath(new URL('../../../../', import.meta.url));

/** Not served: the server hides dotfiles. */
const fileName = '.vite/chunks.json';

/** Lists the modules of each chunk, for the tests of what a page may load. */
function chunkContents(): Plugin {
  return {
    name: 'parde:chunk-contents',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const contents = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? [[output.fileName, shipped(output.modules)]] : [],
      );
      this.emitFile({
        type: 'asset',
        fileName,
        source: JSON.stringify(Object.fromEntries(contents)),
      });
    },
  };
}

function shipped(modules: Readonly<Record<string, { readonly renderedLength: number }>>) {
  return Object.entries(modules)
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => relative(workspace, id.replace(/[\0?].*/, '')))
    .filter((path) => path !== '');
}
