import { askPages } from '@parde/api-client/query';
import { fixture } from '@parde/api-client/testing/fixtures';
import { expect, it } from 'vitest';
import { testPage } from '../../test-support/test-page.ts';
import { cursorIn, pagedList } from './paged-list.ts';

const start = fixture('listGenreTitles');

const malformed = { errors: { cursor: ['No such place.'] } };

/** Returns a list whose API refuses every cursor with this answer. */
async function listRefusing(status: number, body: object) {
  const cursors: (string | null)[] = [];
  const { api, queryClient } = await testPage('catalogue', ({ url }) => {
    const cursor = new URL(url).searchParams.get('cursor');
    cursors.push(cursor);
    if (cursor === null) return Response.json(start);
    return Response.json(body, { status });
  });
  const list = pagedList(askPages(api, 'listGenreTitles', { path: { key: 'drama' } }));
  return { list, queryClient, cursors };
}

it('a refused cursor in the address loads the start of the list', async () => {
  const { list, queryClient, cursors } = await listRefusing(422, malformed);
  const cursor = cursorIn(new URLSearchParams('?from=abc'));
  const page = await queryClient.fetchQuery(list.page(cursor));
  expect(page).toEqual({ ...start.data, isStandIn: true });
  expect(cursors).toEqual(['abc', null]);
});

it('other failures of an address are thrown', async () => {
  const { list, queryClient } = await listRefusing(404, { message: 'No such list.' });
  await expect(queryClient.fetchQuery(list.page('abc'))).rejects.toThrow();
});

it('a refused cursor in the middle does not restart the list', async () => {
  const { list, queryClient, cursors } = await listRefusing(422, malformed);
  await expect(queryClient.fetchQuery(list.page('abc', true))).rejects.toThrow();
  expect(cursors).toEqual(['abc']);
});
