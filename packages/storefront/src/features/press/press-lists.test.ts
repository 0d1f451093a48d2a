import { fixture } from '@parde/api-client/testing/fixtures';
import { expect, it } from 'vitest';
import { testPage } from '../../test-support/test-page.ts';
import { issueList } from './press-lists.ts';

const { items } = fixture('listMagazines').data;

it.each([
  [[null, {}, { ...items[0], channel: null }, ...items], items],
  [null, []],
])('leaves out the rows that no card can show', async (answered, expected) => {
  const { api, queryClient } = await testPage('press', () =>
    Response.json({ data: { items: answered, next_cursor: null } }),
  );
  const list = issueList({ api }, new URLSearchParams());
  expect((await queryClient.fetchQuery(list.page(null))).items).toEqual(expected);
});
