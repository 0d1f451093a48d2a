import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const isCompiled = import.meta.url.endsWith('.js');

/** Returns the path of a module of this package. `build/vite.ts` is `build/vite.js` in the published package. */
export function packageFile(source: string): string {
  const path = isCompiled ? source.replace(/\.tsx?$/, '.js') : source;
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}

/** Returns the path of a page's module, which is in one of the subfolders of pages/. */
export function pageFile(name: string): string {
  const [file] = globSync(packageFile(`pages/*/${name}.tsx`));
  if (file === undefined) throw new Error(`There is no page ${name}.`);
  return file;
}

/** True if a module belongs to one of Parde's own packages. In a brand's folder they are in node_modules. */
export const isPardeModule = (id: string) =>
  /\/(?:packages|node_modules\/@parde)\/(?:api-client|domain|player|storefront|ui)\/(?:src|dist)\//.test(
    id,
  );
