import { missingLetters } from '@parde/demo-art';
import { expect, it } from 'vitest';
import { buildRows } from '../seed/build.ts';

it('has a glyph for each letter that a name of the catalogue is set in', async () => {
  const rows = buildRows(1, Date.UTC(2026, 10, 21, 8), 'full');
  const names = Object.values(rows)
    .flat()
    .flatMap((row) => [
      'name_fa' in row ? row.name_fa : '',
      'name_en' in row ? (row.name_en ?? '') : '',
    ]);
  expect(names.length).toBeGreaterThan(50_000);
  // A poster sets the Latin name in capitals.
  const letters = new Set(names.flatMap((name) => [...name, ...name.toUpperCase()]));
  expect([...letters]).toEqual(expect.arrayContaining(['ی', 'Ç', 'Ó', 'Ł']));
  expect(await missingLetters([...letters].join(''))).toEqual([]);
}, 60_000);
