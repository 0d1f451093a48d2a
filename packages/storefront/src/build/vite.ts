import { relative } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfigFnObject } from 'vite';
import { brandTexts } from './brand-texts.ts';
import { chunkContents } from './chunk-contents.ts';
import { shortNames } from './class-names.ts';
import { clientInput, clientOutput } from './code-splitting.ts';
import { compressFiles } from './compress-files.ts';
import { appLinkType, devServer } from './dev-server.ts';
import { earlyScript } from './early-script.ts';
import { packageFile } from './own-file.ts';
import { relativeStyles } from './relative-styles.ts';
import { serviceWorker } from './service-worker.ts';
import { importStylesheets } from './sheets-beside.ts';

/**
 * Removes the chunks that every page has already loaded. The remaining names have a fixed order after the chunk
 * itself, which compresses better.
 */
const withoutLoaded = (chunk: string, dependencies: string[]) =>
  dependencies
    .filter((name) => !/\/(?:client|platform|frame|rolldown-runtime)-[^/]+\.js$/.test(name))
    .toSorted(
      (one, other) => Number(other === chunk) - Number(one === chunk) || (one < other ? -1 : 1),
    );

const bundledPackages = [
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
  'react-i18next',
  'zustand',
  'zustand/vanilla',
  '@parde/api-client > openapi-fetch',
  // Code that is loaded on demand imports these libraries, so Vite would discover them late.
  'idb',
  'parse5',
  'uqr',
  'uuid',
  '@parde/player > hls.js',
];

/** The complete `vite.config.ts` of a brand. */
export function storefrontVite(): UserConfigFnObject {
  const nameOf = shortNames();
  return ({ command }) => ({
    // The server renders the document.
    appType: 'custom',
    // A build writes hundreds of files; their names help nobody.
    logLevel: command === 'build' ? 'warn' : 'info',
    plugins: [
      vanillaExtractPlugin(command === 'build' ? { identifiers: nameOf } : {}),
      importStylesheets(),
      relativeStyles(),
      react(),
      devServer(),
      appLinkType(),
      pageRefresh(),
      pageSources(),
      brandTexts(),
      earlyScript(),
      serviceWorker(nameOf),
      chunkContents(),
      compressFiles(),
    ],
    // Messages are imported as entire files, so named exports are unnecessary.
    json: { namedExports: false },
    // tests/budgets.json limits sizes; Vite's limit is for each chunk, and hls.js alone exceeds it.
    build: {
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 10_000,
      // The time that plugins take concerns nobody who builds a brand.
      rollupOptions: { checks: { bundlerTimings: false } },
    },
    // Each library that Vite discovers later would make the development server reload the page.
    optimizeDeps: {
      include: libraries.map((library) => `@parde/storefront > ${library}`),
      // These packages import stylesheets and modules that the plugins generate.
      exclude: bundledPackages,
    },
    // The server build runs without node_modules.
    ssr: { noExternal: command === 'build' ? true : bundledPackages },
    // The server needs this too, or React would choose its build at each start.
    define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    builder: {},
    environments: {
      client: {
        build: {
          outDir: 'build/client',
          modulePreload: { resolveDependencies: withoutLoaded },
          // The server reads the manifest to link scripts and styles in the document.
          manifest: true,
          rollupOptions: {
            input: clientInput,
            output: clientOutput,
            // Class names are constants. Inlining avoids an import for each use.
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

const loadedPages = packageFile('app/page/define-page.ts');

/**
 * React Refresh renders a changed page's components again. This plugin also passes the page's new queries and head to
 * the router.
 */
function pageRefresh(): Plugin {
  return {
    name: 'parde:page-refresh',
    apply: 'serve',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const screen = /\/storefront\/src\/pages\/[\w-]+\/([\w-]+)\.tsx$/.exec(id)?.[1];
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

/** Matches a page of a brand. Nothing in the storefront imports this entry by its package name. */
const customPageImport = /from\s*['"]@parde\/storefront\/page['"]/;

/** Exports the name of a brand's page in the build's manifest, so that the server can link the page's assets. */
function pageSources(): Plugin {
  let root = '';
  return {
    name: 'parde:page-sources',
    applyToEnvironment: ({ name }) => name === 'ssr',
    configResolved(config) {
      root = config.root;
    },
    transform(code, id) {
      if (id.includes('/node_modules/') || !customPageImport.test(code)) return undefined;
      if (!/\bexport\s+default\b/.test(code)) return undefined;
      const source = relative(root, id.replace(/\?.*/, '')).replaceAll('\\', '/');
      return { code: `${code}\nexport const source = ${JSON.stringify(source)};`, map: null };
    },
  };
}
