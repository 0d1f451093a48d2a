import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { cutBrandFont } from './brand-font.ts';
import { say } from './say.ts';

/** Cuts a font for a brand, writes its files, and prints what brand.ts says of them. */
export async function writeFonts(
  folder: string,
  args: readonly string[],
  call: string,
): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { family: { type: 'string' }, weight: { type: 'string', default: '400' } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0 || !values.family) {
    throw new Error(
      `${call} <file.ttf> --family <name> [--weight 400 or, of a variable font, "400 900"]`,
    );
  }
  const { family, weight } = values;
  const { files, fonts } = await cutBrandFont(readFileSync(resolve(file)), { family, weight });
  const assets = join(folder, 'public/assets');
  mkdirSync(assets, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(assets, name), content);
    say(`public/assets/${name}  ${(content.length / 1000).toFixed(1)} KB`);
  }
  say(`\nFor brand.ts:\n\n  fonts: ${JSON.stringify(fonts, null, 2)},`);
}
