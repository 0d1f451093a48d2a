import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { BrandFonts } from '../brand/define-brand.ts';
import { cutBrandFont } from './brand-font.ts';
import { print } from './print.ts';

const fontsHelp = (call: string) => `${call} <file> … --family <name> [--weight 400]

  cuts a font to what pages write, writes it into public/assets and prints the fonts for brand.ts

  <file>     .ttf, .otf, .woff or .woff2. Several are parts of one weight: a file with Arabic letters, a file with Latin ones
  --family   what the font is called
  --weight   400, or of a variable font the lightest and the heaviest: '100 900'`;

/** Cuts a font for a brand, writes its files, and prints the `fonts` value for brand.ts. */
export async function writeFonts(
  folder: string,
  args: readonly string[],
  call: string,
): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      family: { type: 'string' },
      weight: { type: 'string', default: '400' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return print(fontsHelp(call));
  const { family, weight } = values;
  if (positionals.length === 0 || !family) throw new Error(fontsHelp(call));
  const wholes = positionals.map((file) => readFileSync(resolve(file)));
  const { files, fonts, warnings } = await cutBrandFont(wholes, { family, weight });
  const assets = join(folder, 'public/assets');
  mkdirSync(assets, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(assets, name), content);
    print(`public/assets/${name}  ${(content.length / 1000).toFixed(1)} KB`);
  }
  if (warnings.length > 0) print(`\n${warnings.join('\n')}`);
  print(`\nFor brand.ts:\n\n${fontsSource(fonts)}`);
}

export function fontsSource({ family, faces, metrics }: BrandFonts): string {
  const face = ({ src, weight, unicodeRange, preload }: BrandFonts['faces'][number]) => [
    '      {',
    `        src: '${src}',`,
    `        weight: '${weight}',`,
    ...(unicodeRange ? [`        unicodeRange: '${unicodeRange}',`] : []),
    ...(preload ? [`        preload: [${preload.map((code) => `'${code}'`).join(', ')}],`] : []),
    '      },',
  ];
  return [
    '  fonts: {',
    `    family: '${family}',`,
    '    faces: [',
    ...faces.flatMap(face),
    '    ],',
    ...(metrics
      ? [`    metrics: { ascent: ${metrics.ascent}, descent: ${metrics.descent} },`]
      : []),
    '  },',
  ].join('\n');
}
