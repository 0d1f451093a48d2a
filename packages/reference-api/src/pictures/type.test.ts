import { expect, it } from 'vitest';
import { buildRows } from '../seed/build.ts';
import { lineMarkup, settable } from './lines.ts';
import { withOutlinedText } from './rasterize.ts';
import { faces } from './type.ts';

it('has a glyph for each letter that a name of the catalogue is set in', () => {
  const rows = buildRows(1, Date.UTC(2026, 10, 21, 8), 'full');
  const names = Object.values(rows)
    .flat()
    .flatMap((row) => [
      'name_fa' in row ? row.name_fa : '',
      'name_en' in row ? (row.name_en ?? '') : '',
    ]);
  expect(names.length).toBeGreaterThan(50_000);
  // A poster sets the Latin name in capitals.
  const all = [...new Set(names)].map((name) => settable(name)).join('');
  const letters = [...new Set(all + all.toUpperCase())].filter((one) => !' \u200c'.includes(one));
  expect(letters).toEqual(expect.arrayContaining(['ی', 'Ç', 'Ó', 'Ł']));
  for (const face of Object.values(faces)) {
    const texts = letters.map((one, id) => `<text id="u${id}" ${face}>${lineMarkup(one)}</text>`);
    const drawn = withOutlinedText(
      `<svg xmlns="http://www.w3.org/2000/svg">${texts.join('')}</svg>`,
    );
    expect(letters.filter((_, id) => !drawn.includes(`id="u${id}"`))).toEqual([]);
  }
}, 60_000);
