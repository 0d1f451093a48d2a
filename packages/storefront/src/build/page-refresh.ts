import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const routes = fileURLToPath(new URL('../routes.tsx', import.meta.url));

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
import { replacePage } from ${JSON.stringify(routes)};
import.meta.hot?.accept((changed) => changed && replacePage(${JSON.stringify(screen)}, changed.default));`,
        map: null,
      };
    },
  };
}
