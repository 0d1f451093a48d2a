import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** A page of a brand. Nothing in the storefront imports it by this name. */
const ownPage = /from\s*['"]@parde\/storefront\/page['"]/;

/** Tells the server the name that the build's manifest has for a brand's page, so that a document names its assets. */
export function pageSources(): Plugin {
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
