import { expect, it } from 'vitest';
import { oneOfEachSeries } from './quick-search.tsx';

const of = (id: string) => ({
  episode_of: { series: { id, name_fa: 'قهوه‌خانه', name_en: null }, season: 1, number: null },
});

it('shows only the best episode of each series, and all other results', () => {
  const film = {};
  const other = { episode_of: null };
  const [first, second, third] = [of('77'), of('78'), of('77')];
  expect(oneOfEachSeries([film, first, other, second, third])).toEqual([
    film,
    first,
    other,
    second,
  ]);
});
