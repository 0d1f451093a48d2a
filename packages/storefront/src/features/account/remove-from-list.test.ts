import { askPages } from '@parde/api-client/query';
import { fixture } from '@parde/api-client/testing/fixtures';
import { expect, it } from 'vitest';
import { testCard } from '../../test-support/test-card.ts';
import { testPage } from '../../test-support/test-page.ts';
import { removeFromList } from './remove-from-list.ts';

const list = 'watchlist';
const items = [testCard('movie', '1'), testCard('series', '1'), testCard('movie', '2')];
const film = { content_type: 'movie', id: '1', name_fa: 'عنوان 1', name_en: null } as const;

async function pageWithList(answer: () => Response | Promise<Response>) {
  const page = await testPage('my-lists', answer);
  const { queryKey } = askPages(page.api, 'listMyTitles', { path: { list } });
  page.queryClient.setQueryData(queryKey, {
    pages: [{ ...fixture('listMyTitles').data, items }],
    pageParams: [undefined],
  });
  const shown = () => page.queryClient.getQueryData(queryKey)?.pages.flatMap((each) => each.items);
  return { page, shown };
}

it('removes one title optimistically, but not a series with the same id', async () => {
  const { page, shown } = await pageWithList(() => Response.json(fixture('removeFromMyList')));
  const removed = removeFromList(page, list, film);
  expect(shown()).toEqual(items.slice(1));
  await removed;
  expect(shown()).toEqual(items.slice(1));
});

it('rolls back when the request fails', async () => {
  const { page, shown } = await pageWithList(() => Response.json({}, { status: 422 }));
  await removeFromList(page, list, film);
  expect(shown()).toEqual(items);
});

it('restores only the title that failed: titles removed in the meantime stay removed', async () => {
  let refuse = () => {};
  const late = new Promise<Response>((resolve) => {
    refuse = () => resolve(Response.json({}, { status: 422 }));
  });
  const answers = [late, Response.json(fixture('removeFromMyList'))];
  const { page, shown } = await pageWithList(() => answers.shift() ?? Response.error());
  const [first, second] = items;
  const failing = removeFromList(page, list, film);
  await removeFromList(page, list, { ...film, id: '2' });
  expect(shown()).toEqual([second]);
  refuse();
  await failing;
  expect(shown()).toEqual([first, second]);
});
