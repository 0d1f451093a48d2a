import { makeCatalogue } from '@parde/demo-catalogue';
import { expect, it } from 'vitest';
import { missingLetters } from './lettering/missing-letters.ts';

it('has a glyph for each letter in the names of the catalogue', async () => {
  const { titles, people = [], channels = [], lives = [] } = makeCatalogue();
  const named = [...titles, ...people, ...channels, ...lives];
  const names = named.flatMap(({ name_fa, name_en }) => [name_fa, name_en ?? '']);
  expect(names.length).toBeGreaterThan(8000);
  // A poster shows the Latin name in capitals.
  const letters = new Set(names.flatMap((name) => [...name, ...name.toUpperCase()]));
  expect([...letters]).toEqual(expect.arrayContaining(['ی', 'Ç', 'Ó', 'Ś']));
  expect(await missingLetters([...letters].join(''))).toEqual([]);
}, 60_000);
