import { expect, it } from 'vitest';
import { filterChoices } from './filter-choices.ts';

const ages = [
  { value: 7, name_fa: 'هفت', name_en: 'Seven' },
  { value: 12, name_fa: 'دوازده', name_en: 'Twelve' },
];
const words = { everything: 'All', gone: 'Gone' };

it('are everything, and what the API offers', () => {
  const offered = [
    { value: '0', label: 'All' },
    { value: '7', label: 'Seven' },
    { value: '12', label: 'Twelve' },
  ];
  expect(filterChoices(ages, 0, 'en', words)).toEqual(offered);
  expect(filterChoices(ages, 12, 'en', words)).toEqual(offered);
});

it('say that they are Persian where there is no English', () => {
  const [age] = ages;
  const persian = [{ value: 7, name_fa: 'هفت', name_en: null }];
  expect(age && filterChoices(persian, 0, 'en', words)[1]).toEqual({
    value: '7',
    label: { text: 'هفت', lang: 'fa', dir: 'rtl' },
  });
});

it('have the chosen one, too, where the API does not offer it any more: the list is filtered by it', () => {
  expect(filterChoices(ages, 99, 'en', words).at(-1)).toEqual({ value: '99', label: 'Gone' });
});

it('never say that everything is shown while what there is has not come', () => {
  expect(filterChoices(undefined, 12, 'en', words)).toEqual([
    { value: '0', label: 'All' },
    { value: '12', label: '…' },
  ]);
});

it('say how many titles each leaves, where the list says it: one that it does not name leaves nothing', () => {
  const counts = filterChoices(ages, 0, 'en', words, { '7': 12 }).map(({ count }) => count);
  expect(counts).toEqual([undefined, 12, 0]);
  expect(filterChoices(ages, 0, 'en', words)[1]).not.toHaveProperty('count');
});

it('stand in the order of how many they leave, where that is asked for; everything stays first', () => {
  const values = (order?: Record<string, number>) =>
    filterChoices(ages, 0, 'en', words, undefined, order).map(({ value }) => value);
  expect(values()).toEqual(['0', '7', '12']);
  expect(values({ '7': 2, '12': 30 })).toEqual(['0', '12', '7']);
  expect(values({ '12': 1 })).toEqual(['0', '12', '7']);
});
