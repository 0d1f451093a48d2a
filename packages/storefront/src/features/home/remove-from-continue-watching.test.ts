import { ask } from '@parde/api-client/query';
import { fixture } from '@parde/api-client/testing/fixtures';
import { expect, it } from 'vitest';
import { testCard } from '../../test-support/test-card.ts';
import { testPage } from '../../test-support/test-page.ts';
import { removeFromContinueWatching } from './remove-from-continue-watching.ts';

it('removes one title optimistically, but not a video with the same id', async () => {
  const page = await testPage('home-late', () => Response.json(fixture('removeWatching')));
  const { queryKey } = ask(page.api, 'listWatching');
  const { data } = fixture('listWatching');
  const [item] = data.items;
  if (!item) throw new Error('The contract has no example of a title that was begun.');
  const film = { ...item, card: testCard('movie', '1') };
  const video = { ...item, card: testCard('video', '1') };
  page.queryClient.setQueryData(queryKey, { ...data, items: [film, video] });
  const removed = removeFromContinueWatching(page, film);
  expect(page.queryClient.getQueryData(queryKey)?.items).toEqual([video]);
  await removed;
});
