import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { UserConfigFnObject } from 'vite';
import { devServer } from './dev-server.ts';

/**
 * Few files instead of many: on a poor line a request costs more than the bytes it would spare. What every page runs
 * on is one file, that changes with a library; what several pages share is another, that changes with us; each page
 * has one of its own. A library that only one page loads stays with that page.
 */
const clientOutput = {
  entryFileNames: 'assets/[name]-[hash].js',
  codeSplitting: {
    groups: [
      {
        name: 'platform',
        test: /node_modules\/(?:react|react-dom|react-router|scheduler|@tanstack|i18next|react-i18next|openapi-fetch|use-sync-external-store)\//,
        priority: 2,
      },
      { name: 'common', test: /packages\/[^/]+\/src\//, minShareCount: 2, priority: 1 },
    ],
  },
};

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

/** How every brand is built. A brand's `vite.config.ts` returns this and nothing else. */
export function storefrontVite(): UserConfigFnObject {
  return ({ command }) => ({
    plugins: [vanillaExtractPlugin(), devServer(), reactRouter()],
    // The server reads from it which file holds which words, and which files are stylesheets.
    build: { assetsInlineLimit: 0, manifest: true },
    // Found one by one, they would each make the development server start the page over.
    optimizeDeps: { include: libraries.map((library) => `@parde/storefront > ${library}`) },
    // The server build stands alone: it runs where nothing was installed.
    ssr: command === 'build' ? { noExternal: true } : {},
    environments: {
      client: { build: { rollupOptions: { output: clientOutput } } },
      ssr: { build: { rollupOptions: { input: './server.ts' } } },
    },
  });
}
