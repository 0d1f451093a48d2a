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

it('replaces the built-in home page, and has an overlay header only above the slider', () => {
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

it('is accepted if all its names are known', () => {
  expect(check({ order: ['weekend', 'top'], hide: ['live'], shelves: [weekend] })).not.toThrow();
});

it('a wrong home is refused with its field and the nearest name', () => {
  expect(check({ order: ['slidr'] })).toThrow(
    'home.order.0 must be a name that there is, and is "slidr"; the nearest is slider',
  );
  expect(check({ shelves: [weekend, weekend] })).toThrow('home.shelves.1.id is taken: weekend');
  expect(check({ shelves: [{ ...weekend, id: 'top' }] })).toThrow('home.shelves.0.id is taken');
  const from = { genre: ' ' };
  expect(check({ shelves: [{ ...weekend, from }] })).toThrow('home.shelves.0.from');
});
