import { relative } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfigFnObject } from 'vite';
import { brandTexts } from './brand-texts.ts';
import { chunkContents } from './chunk-contents.ts';
import { shortNames } from './class-names.ts';
import { codeSplitting } from './code-splitting.ts';
import { compressFiles } from './compress-files.ts';
import { devServer } from './dev-server.ts';
import { earlyScript } from './early-script.ts';
import { ownFile } from './own-file.ts';
import { relativeStyles } from './relative-styles.ts';
import { serviceWorker } from './service-worker.ts';
import { sheetsBeside } from './sheets-beside.ts';

/**
 * No page starts without these, so a chunk that is loaded later need not name them. The others stand in one order, which
 * compresses better, behind the chunk itself.
 */
const withoutLoaded = (chunk: string, dependencies: string[]) =>
  dependencies
    .filter((name) => !/\/(?:platform|frame|rolldown-runtime)-[^/]+\.js$/.test(name))
    .toSorted(
      (one, other) => Number(other === chunk) - Number(one === chunk) || (one < other ? -1 : 1),
    );

const ours = [
  '@parde/api-client',
  '@parde/domain',
  '@parde/player',
  '@parde/storefront',
  '@parde/ui',
];

const libraries = [
  'react',
  'react-dom',
  'react-dom/client',
  'react-router',
  'react-router/dom',
  '@tanstack/react-query',
  'i18next',
  // Found when a page of texts is opened.
  'parse5',
];

/** The whole `vite.config.ts` of a brand. */
export function storefrontVite(): UserConfigFnObject {
  const nameOf = shortNames();
  return ({ command }) => ({
    // The document is the server's.
    appType: 'custom',
    plugins: [
      vanillaExtractPlugin(command === 'build' ? { identifiers: nameOf } : {}),
      sheetsBeside(),
      relativeStyles(),
      react(),
      devServer(),
      pageRefresh(),
      pageSources(),
      brandTexts(),
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
    optimizeDeps: {
      include: libraries.map((library) => `@parde/storefront > ${library}`),
      // They import stylesheets and modules that are made here.
      exclude: ours,
    },
    // The server build runs without node_modules.
    ssr: { noExternal: command === 'build' ? true : ours },
    // Also in the server, where React would choose its build at each start.
    define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    builder: {},
    environments: {
      client: {
        build: {
          outDir: 'build/client',
          modulePreload: { resolveDependencies: withoutLoaded },
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

const loadedPages = ownFile('app/page/loaded-pages.ts');

/** React Refresh draws a changed page's components anew. The router gets its new queries and head by this. */
function pageRefresh(): Plugin {
  return {
    name: 'parde:page-refresh',
    apply: 'serve',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const screen = /\/storefront\/src\/pages\/([\w-]+)\.tsx$/.exec(id)?.[1];
      if (screen === undefined) return undefined;
      return {
        code: `${code}
import { loadedPages } from ${JSON.stringify(loadedPages)};
import.meta.hot?.accept((changed) => changed && loadedPages.set('${screen}', changed.default));`,
        map: null,
      };
    },
  };
}

/** A page of a brand. Nothing in the storefront imports it by this name. */
const ownPage = /from\s*['"]@parde\/storefront\/page['"]/;

/** Tells the server the name that the build's manifest has for a brand's page, so that a document names its assets. */
function pageSources(): Plugin {
  let root = '';
  return {
    name: 'parde:page-sources',
    applyToEnvironment: ({ name }) => name === 'ssr',
    configResolved(config) {
      root = config.root;
    },
    transform(code, id) {
      if (id.includes('/node_modules/') || !ownPage.test(code)) return undefined;
      if (!/\bexport\s+default\b/.test(code)) return undefined;
      const source = relative(root, id.replace(/\?.*/, '')).replaceAll('\\', '/');
      return { code: `${code}\nexport const source = ${JSON.stringify(source)};`, map: null };
    },
  };
}
