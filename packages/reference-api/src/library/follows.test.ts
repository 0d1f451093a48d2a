import type { Answer, Channel, MyList } from '@parde/api-client';
import { expect, it } from 'vitest';
import { read } from '../test-support/test-api.ts';
import { createFileApi } from '../test-support/test-file-api.ts';

const api = createFileApi();

async function viewer(mobile: string) {
  const token = await api.signIn(mobile);
  const get = async <T>(path: string) => read<T>(api.call('GET', path, { token }));
  return {
    change: (action: 'follow' | 'unfollow', id: string) =>
      api.call('POST', `/my/channel/${action}`, { token, body: { id } }),
    page: async (query = '') =>
      (await get<Answer<'listFollowing'>>(`/get/my/channels${query}`)).data,
    count: async () =>
      (await get<{ data: MyList[] }>('/get/my/lists')).data.find(({ list }) => list === 'following')
        ?.count,
  };
}

const ids = ({ items }: { items: Channel[] }) => items.map(({ id }) => id);

it('lists the channels that a viewer follows once each, the last followed first', async () => {
  const mine = await viewer('09350001001');
  const other = await viewer('09350001002');
  for (const id of ['khabar', 'studio', 'khabar', 'golbarg']) {
    const { data } = await read<Answer<'followChannel'>>(mine.change('follow', id));
    expect(data).toEqual({ id, followed: true });
  }
  const first = await mine.page('?limit=2');
  expect(ids(first)).toEqual(['golbarg', 'studio']);
  expect(ids(await mine.page(`?limit=2&cursor=${first.next_cursor}`))).toEqual(['khabar']);
  expect(first.items[1]?.latest?.channel.id).toBe('studio');
  expect([await mine.count(), await other.count()]).toEqual([3, 0]);
  expect(ids(await other.page())).toEqual([]);

  for (const id of ['studio', 'ravagh']) {
    const { data } = await read<Answer<'unfollowChannel'>>(mine.change('unfollow', id));
    expect(data).toEqual({ id, followed: false });
  }
  expect(ids(await mine.page())).toEqual(['golbarg', 'khabar']);
  expect((await mine.change('follow', 'unknown')).status).toBe(404);
  expect((await mine.change('unfollow', 'unknown')).status).toBe(404);
});

it('requires a signed-in viewer', async () => {
  expect((await api.call('GET', '/get/my/channels')).status).toBe(401);
  expect((await api.call('POST', '/my/channel/follow', { body: { id: 'khabar' } })).status).toBe(
    401,
  );
});
