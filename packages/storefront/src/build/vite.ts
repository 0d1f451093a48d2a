import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin, Rolldown, UserConfigFnObject } from 'vite';
import { devServer } from './dev-server.ts';
import { earlyScript } from './early-script.ts';
import { modulesOf } from './modules-of.ts';
import { retryFailedImports } from './retry-failed-imports.ts';
import { unusedParts } from './unused-parts.ts';

/** What every page stands in, and with it the page that most viewers open first. */
const frameSources = ['entry/client.tsx', 'root.tsx'];
const firstSources = [...frameSources, 'pages/home.tsx'];
/** The page that most viewers open next. */
const nextSources = ['pages/movie.tsx'];

interface Beginnings {
  /** The modules that every page needs, of ours and of libraries. */
  readonly frame: ReadonlySet<string>;
  /** Those, and what home needs. */
  readonly firstVisit: ReadonlySet<string>;
  /** What a film's page needs. */
  readonly nextPage: ReadonlySet<string>;
}

/**
 * By who shares it. A part so small that it is not worth a request joins another, and everybody who needs either then
 * carries both: the less may join, the less a page carries that is not its own.
 */
const inParts = (smallest: number) =>
  ({ entriesAware: true, entriesAwareMergeThreshold: smallest }) as const;

/**
 * Few files instead of many: on a poor line a request costs more than the bytes it would spare, and one file compresses
 * better than its parts. The libraries that a visit begins with are one file, that changes with them; our own that
 * every page needs are another, that changes with us; what home has in common with other pages is a third. Each page
 * has one of its own.
 *
 * What others have in common, or what comes after a press, is theirs: a new screen adds nothing to home, and nor does
 * a part of a library that home has no use for.
 */
function clientOutput({ frame, firstVisit, nextPage }: Beginnings): Rolldown.OutputOptions {
  return {
    entryFileNames: 'assets/[name]-[hash].js',
    // The parts of `next` and `shared` would be named by all who share them, with signs that caches do not expect.
    chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
    assetFileNames: ({ names: [name = '[name]'] }) =>
      `assets/${name.replace(/(?:~.*|\.[^.]+)$/, '')}-[hash][extname]`,
    codeSplitting: {
      groups: [
        {
          name: 'platform',
          test: (id) => id.includes('/node_modules/') && firstVisit.has(sourceOf(id)),
          priority: 5,
        },
        { name: 'frame', test: (id) => frame.has(sourceOf(id)), priority: 4 },
        {
          name: 'common',
          test: (id) => firstVisit.has(sourceOf(id)),
          minShareCount: 2,
          priority: 3,
        },
        // Apart, so that what joins a small part of it is never more than a film's page needs anyway.
        {
          name: 'next',
          test: (id) => nextPage.has(sourceOf(id)),
          minShareCount: 2,
          priority: 2,
          ...inParts(12_000),
        },
        {
          name: 'shared',
          test: /packages\/|node_modules\/@tanstack\//,
          minShareCount: 2,
          priority: 1,
          ...inParts(3_000),
        },
      ],
    },
  };
}

/** A stylesheet goes with the module that it is written in. */
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
  'react-i18next',
];

let beginnings: Promise<Beginnings> | undefined;

async function findBeginnings(): Promise<Beginnings> {
  return {
    frame: await modulesOf(frameSources),
    firstVisit: await modulesOf(firstSources),
    nextPage: await modulesOf(nextSources),
  };
}

/** Asked when something is built and not when the configuration is read: whoever only looks at it builds nothing. */
function fewFiles(): Plugin {
  return {
    name: 'parde:few-files',
    apply: 'build',
    async config() {
      // The configuration is resolved more than once for a build.
      beginnings ??= findBeginnings();
      const output = clientOutput(await beginnings);
      return { environments: { client: { build: { rollupOptions: { output } } } } };
    },
  };
}

/** How every brand is built. A brand's `vite.config.ts` returns this and nothing else. */
export function storefrontVite(): UserConfigFnObject {
  return ({ command }) => ({
    plugins: [
      vanillaExtractPlugin(),
      devServer(),
      earlyScript(),
      retryFailedImports(),
      unusedParts(),
      chunkContents(),
      fewFiles(),
      reactRouter(),
    ],
    // Messages are read as a whole, so they need no named exports.
    json: { namedExports: false },
    // The server reads the manifest for messages and stylesheets.
    build: { assetsInlineLimit: 0, manifest: true },
    // Found one by one, they would each make the development server start the page over.
    optimizeDeps: { include: libraries.map((library) => `@parde/storefront > ${library}`) },
    // The server build stands alone: it runs where nothing was installed.
    ssr: command === 'build' ? { noExternal: true } : {},
    environments: {
      ssr: { build: { rollupOptions: { input: './server.ts' } } },
    },
  });
}

const workspace = fileURLToPath(new URL('../../../../', import.meta.url));

/** Where the browser build says which modules are in which script; beside Vite's own manifest, and not served either. */
const fileName = '.vite/chunks.json';

/** Writes down what each script is made of, for the tests that hold what a page may load. */
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
