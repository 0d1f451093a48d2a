import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const loadedPages = fileURLToPath(new URL('../app/page/loaded-pages.ts', import.meta.url));

/** React Refresh draws a changed page's components anew. The router gets its new queries and head by this. */
export function pageRefresh(): Plugin {
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
