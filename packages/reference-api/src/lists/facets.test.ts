import type { Answer, TitleFacets } from '@parde/api-client';
import { expect, it } from 'vitest';
import { createFileApi } from '../test-support/test-file-api.ts';
import type { MenuFacets } from './facets.ts';

const { get } = createFileApi();

type Menu = keyof MenuFacets;
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
  ['/get/search', 'query=یزد'],
  ['/get/search', 'query=نیک‌نام&age=12'],
  ['/get/search', 'query=یزد&type=movie&lang=1'],
])('a choice has the number of titles that remain: %s?%s', async (path, filter) => {
  const { data: filters } = await get<Answer<'getFilters'>>('/get/filters');
  const { facets } = await list(`${path}?${filter}`);
  let possible = 0;
  for (const menu of menus) {
    for (const { value } of filters[menu] ?? []) {
      const chosen = new URLSearchParams(filter);
      chosen.set(menu, String(value));
      const { count, about } = await list(`${path}?${chosen}&limit=1`);
      const reportedCount = facets?.[menu]?.[value] ?? 0;
      expect(reportedCount, `${menu} ${value}`).toBe(count ?? about?.count);
      if (reportedCount > 0) possible += 1;
    }
  }
  expect(possible).toBeGreaterThan(2);
});

it.each([
  ['/get/titles', 'lang=1'],
  ['/get/titles', 'type=series&age=12'],
  ['/get/genre/drama', ''],
])('a kind has the number of its titles: %s?%s', async (path, filter) => {
  const { facets } = await list(`${path}?${filter}`);
  for (const kind of ['movie', 'series'] as const) {
    const chosen = new URLSearchParams(filter);
    chosen.set('type', kind);
    const { count, about } = await list(`${path}?${chosen}&limit=1`);
    expect(facets?.type?.[kind] ?? 0, kind).toBe(count ?? about?.count);
  }
  expect(facets?.type?.movie).toBeGreaterThan(0);
});

it('later pages have no counts', async () => {
  const { data } = await get<Answer<'search'>>('/get/search?query=یزد&limit=1');
  const { data: next } = await get<Answer<'search'>>(
    `/get/search?query=یزد&limit=1&cursor=${data.next_cursor}`,
  );
  expect(data.facets?.lang).toBeDefined();
  expect(next.facets).toBeUndefined();
});
