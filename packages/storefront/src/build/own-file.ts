import { fileURLToPath } from 'node:url';

const isCompiled = import.meta.url.endsWith('.js');

/** Where a module of this package is: `pages/home.tsx`, which the published package has as `pages/home.js`. */
export function ownFile(source: string): string {
  const path = isCompiled ? source.replace(/\.tsx?$/, '.js') : source;
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}

/** Whether a module is one of Parde's own packages. In a brand's folder those are among the libraries. */
export const isOurs = (id: string) =>
  /\/(?:packages|node_modules\/@parde)\/(?:api-client|domain|player|storefront|ui)\/(?:src|dist)\//.test(
    id,
  );
