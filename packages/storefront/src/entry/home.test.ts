import { afterEach, expect, it } from 'vitest';
import type { HomeOptions } from '../brand/home.ts';
import { testBrand } from '../brand/test-brand.ts';
import { addRows, matchRow, routeRow } from '../route-table.ts';
import { checkBrand } from '../test-support/check-brand.server.ts';
import { defineHome } from './home.ts';

const weekend = {
  id: 'weekend',
  title: { fa: 'آخر هفته', en: 'The weekend' },
  from: { genre: 'comedy' },
} as const;

afterEach(() => addRows([]));

it('takes the place of our home, and leaves the header over a picture alone', () => {
  const home = defineHome({ order: ['weekend', 'slider'], shelves: [weekend] });
  addRows([home.row]);
  expect(matchRow('/').row).toMatchObject({ id: 'home', screen: 'own-home', header: 'solid' });
  expect(routeRow('home')).toBe(home.row);
  expect(home.row).toMatchObject({ hidden: false, bottomBar: false, guard: 'open' });
  expect(defineHome({ hide: ['plans'] }).row.header).toBe('overlay');
  expect(defineHome({ hide: ['slider'] }).row.header).toBe('solid');
});

const check = (options: HomeOptions) => () =>
  checkBrand({ ...testBrand, home: defineHome<string>(options) });

it('is taken where all its names are known', () => {
  expect(check({ order: ['weekend', 'top'], hide: ['live'], shelves: [weekend] })).not.toThrow();
});

it('is refused by its field, with the nearest name', () => {
  expect(check({ order: ['slidr'] })).toThrow(
    'home.order.0 must be a name that there is, and is "slidr"; the nearest is slider',
  );
  expect(check({ shelves: [weekend, weekend] })).toThrow('home.shelves.1.id is taken: weekend');
  expect(check({ shelves: [{ ...weekend, id: 'top' }] })).toThrow('home.shelves.0.id is taken');
  const from = { genre: ' ' };
  expect(check({ shelves: [{ ...weekend, from }] })).toThrow('home.shelves.0.from');
});
