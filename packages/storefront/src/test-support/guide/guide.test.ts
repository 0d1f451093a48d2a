import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkBrand } from '../check-brand.server.ts';
import { brand } from './brand.ts';

// The examples of docs/brands.md are also in this folder, so that they are compiled.
const text = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const onOneLine = (code: string) => code.replaceAll(/\s+/g, '').replaceAll(/,(?=[\])}]|$)/g, '');

const brandType = '../../brand/define-brand.ts';
const guide = text('../../../../../docs/brands.md');
const blocks = [...guide.matchAll(/^```(?:tsx?|js)\n([\s\S]*?)^```$/gm)].map(
  ([, code = '']) => code,
);
const parts = ['card-badge', 'footer-columns', 'social-links'].map((part) => `parts/${part}.tsx`);
const files = ['brand.ts', 'analytics.ts', 'widget.js', 'pages/club.tsx', ...parts].map((file) =>
  onOneLine(text(file)),
);

it('contains each code block of the guide of brands', () => {
  expect(blocks.length).toBeGreaterThan(10);
  for (const block of blocks) {
    const isFile = files.includes(onOneLine(block));
    const fields = onOneLine(block.replaceAll(/^import .*\n/gm, ''));
    expect(isFile || files[0]?.includes(fields), block).toBe(true);
    if (!isFile)
      expect(importsOf(text('brand.ts'))).toEqual(expect.arrayContaining(importsOf(block)));
  }
});

it('is a brand that passes the startup check', () => {
  expect(checkBrand(brand)).toMatchObject({ money: { vatPercent: 9 } });
});

it('the guide has a row for each field of a brand', () => {
  const [, type = ''] = /^export interface Brand \{\n([\s\S]*?)^\}/m.exec(text(brandType)) ?? [];
  const fields = Array.from(type.matchAll(/^ {2}readonly (\w+)\??:/gm), ([, field]) => field);
  const [, table = ''] = /^## All fields\n([\s\S]*?)^## /m.exec(guide) ?? [];
  const rows = Array.from(table.matchAll(/^\| `(\w+)`/gm), ([, field]) => field);
  expect(fields.length).toBeGreaterThan(20);
  expect(rows.toSorted()).toEqual(fields.toSorted());
});

/** Returns `module name` for each import. */
function importsOf(code: string): string[] {
  return [...code.matchAll(/^import \{ (.+) \} from '(.+)';$/gm)].flatMap(
    ([, names = '', from = '']) => names.split(', ').map((name) => `${from} ${name}`),
  );
}
