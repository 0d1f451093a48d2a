import type { Plugin } from 'vite';
import { ownFile } from './own-file.ts';

const loadedPages = ownFile('app/page/loaded-pages.ts');

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
