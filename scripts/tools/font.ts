import { join } from 'node:path';
import { print, red } from '../../packages/storefront/src/commands/print.ts';
import { writeFonts } from '../../packages/storefront/src/commands/write-fonts.ts';
import { brandNames } from '../lib/brands.ts';
import { root } from '../lib/workspace.ts';

/** `pnpm tool font <brand> <file>`: runs `parde fonts` for a brand of this repository. */

try {
  const [brand = '', ...args] = process.argv.slice(2);
  const brands = brandNames(root);
  if (!brands.includes(brand)) throw new Error(`Of which brand? There are ${brands.join(', ')}.`);
  await writeFonts(join(root, 'apps', brand), args, `pnpm tool font ${brand}`);
} catch (error) {
  print(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
