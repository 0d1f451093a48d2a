import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { red, say } from '../../packages/storefront/src/commands/say.ts';
import { cutBrandFont } from '../generate/fonts.ts';
import { brandNames } from '../lib/brands.ts';
import { writeFiles } from '../lib/files.ts';
import { root } from '../lib/workspace.ts';

/** `pnpm tool font <brand> <file>`: writes the brand's files, and prints what brand.ts says of them. */

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { family: { type: 'string' }, weight: { type: 'string', default: '400' } },
  });
  const [brand = '', file] = positionals;
  if (!brandNames(root).includes(brand) || file === undefined || !values.family) {
    throw new Error(
      'pnpm tool font <brand> <file.ttf> --family <name> [--weight 400 or, of a variable font, "400 900"]',
    );
  }
  const { family, weight } = values;
  const { files, fonts } = await cutBrandFont(readFileSync(resolve(file)), { family, weight });
  const folder = `apps/${brand}/public/assets`;
  writeFiles(
    root,
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [`${folder}/${name}`, content]),
    ),
  );
  for (const [name, content] of Object.entries(files)) {
    say(`${folder}/${name}  ${(content.length / 1000).toFixed(1)} KB`);
  }
  say(`\nFor apps/${brand}/brand.ts:\n\n  fonts: ${JSON.stringify(fonts, null, 2)},`);
} catch (error) {
  say(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
