import { expect, it } from 'vitest';
import { needsFilter } from './title-list-options.ts';
import { filterChoices } from './use-filter-menus.ts';

const ages = [
  { value: 7, name_fa: 'هفت', name_en: 'Seven' },
  { value: 12, name_fa: 'دوازده', name_en: 'Twelve' },
];
const messages = { everything: 'All', gone: 'Gone' };

it('lists "everything" and the options of the API', () => {
  const offered = [
    { value: '0', label: 'All' },
    { value: '7', label: 'Seven' },
    { value: '12', label: 'Twelve' },
  ];
  expect(filterChoices(ages, 0, 'en', messages)).toEqual(offered);
  expect(filterChoices(ages, 12, 'en', messages)).toEqual(offered);
});

it('marks a label as Persian if there is no English name', () => {
  const [age] = ages;
  const persian = [{ value: 7, name_fa: 'هفت', name_en: null }];
  expect(age && filterChoices(persian, 0, 'en', messages)[1]).toEqual({
    value: '7',
    label: { text: 'هفت', lang: 'fa', dir: 'rtl' },
  });
});

it('includes the chosen option if the API no longer has it', () => {
  expect(filterChoices(ages, 99, 'en', messages).at(-1)).toEqual({ value: '99', label: 'Gone' });
});

it('has a choice for the chosen option while the options are loading', () => {
  expect(filterChoices(undefined, 12, 'en', messages)).toEqual([
    { value: '0', label: 'All' },
    { value: '12', label: '…' },
  ]);
});

it('has the number of titles for each choice if the list counts them, and 0 for a choice without a count', () => {
  const counts = filterChoices(ages, 0, 'en', messages, { '7': 12 }).map(({ count }) => count);
  expect(counts).toEqual([undefined, 12, 0]);
  expect(filterChoices(ages, 0, 'en', messages)[1]).not.toHaveProperty('count');
});

it('sorts the choices by their number of titles if requested, with "everything" first', () => {
  const values = (order?: Record<string, number>) =>
    filterChoices(ages, 0, 'en', messages, undefined, order).map(({ value }) => value);
  expect(values()).toEqual(['0', '7', '12']);
  expect(values({ '7': 2, '12': 30 })).toEqual(['0', '12', '7']);
  expect(values({ '12': 1 })).toEqual(['0', '12', '7']);
});

it('needs a filter if the list is long or a filter is chosen', () => {
  expect(needsFilter(12, 0)).toBe(false);
  expect(needsFilter(13, 0)).toBe(true);
  expect(needsFilter(0, 1)).toBe(true);
  expect(needsFilter(undefined, 0)).toBe(true);
});
