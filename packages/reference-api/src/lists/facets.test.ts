import type { Answer, TitleFacets } from '@parde/api-client';
import { expect, it } from 'vitest';
import { createFileApi } from '../test-support/test-file-api.ts';

const { get } = createFileApi();

type Menu = keyof TitleFacets;
interface Counted {
  count?: number;
  about?: { count: number };
  facets?: TitleFacets;
}
const list = async (path: string) => (await get<{ data: Counted }>(path)).data;
const menus: readonly Menu[] = ['age', 'lang', 'country', 'f_type', 'accessible'];

it.each([
  ['/get/titles', ''],
  ['/get/titles', 'type=movie&lang=1'],
  ['/get/titles', 'age=12&f_type=1&accessible=2'],
  ['/get/genre/drama', 'country=98'],
  ['/get/category/kids', 'lang=1'],
  ['/get/list/yalda-nights', 'lang=1'],
  ['/get/list/drama', ''],
  ['/get/cast/p-niknam/titles', 'age=15'],
])('a choice says how many it leaves: %s?%s', async (path, filter) => {
  const { data: filters } = await get<Answer<'getFilters'>>('/get/filters');
  const { facets } = await list(`${path}?${filter}`);
  let possible = 0;
  for (const menu of menus) {
    for (const { value } of filters[menu] ?? []) {
      const chosen = new URLSearchParams(filter);
      chosen.set(menu, String(value));
      const { count, about } = await list(`${path}?${chosen}&limit=1`);
      const said = facets?.[menu]?.[value] ?? 0;
      expect(said, `${menu} ${value}`).toBe(count ?? about?.count);
      if (said > 0) possible += 1;
    }
  }
  expect(possible).toBeGreaterThan(2);
});
