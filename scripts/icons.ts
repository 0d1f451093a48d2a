import { brandNames } from './lib/brands.ts';
import { say } from './lib/say.ts';
import { root } from './lib/workspace.ts';
import { writeBrandFiles } from './lib/write-brand-files.ts';

/** Makes every brand's icons and manifest from its brand.ts. */

for (const name of brandNames(root)) {
  await writeBrandFiles(root, name);
  say(`${name}: apps/${name}/public`);
}
