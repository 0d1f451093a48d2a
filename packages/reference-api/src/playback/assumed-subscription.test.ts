import type { Answer } from '@parde/api-client';
import { expect, it } from 'vitest';
import { createTestApi, read } from '../test-support/test-api.ts';

it('opens the subscription’s titles to everyone, without changing accounts', async () => {
  const api = createTestApi({ assumeSubscribed: true });
  const statusOf = async (path: string) => (await api.call('GET', path)).status;
  expect(await statusOf('/get/play/movie/1001')).toBe(200);
  expect(await statusOf('/get/download_links/movie/1001')).toBe(200);
  expect(await statusOf('/get/play_live/cinema-24')).toBe(200);
  expect(await statusOf('/get/play/movie/1005'), 'sold alone').toBe(403);
  expect(await statusOf('/get/play/movie/1506'), 'not out yet').toBe(403);
  const token = await api.signIn('09120000002');
  const user = api.call('GET', '/get/user?ref=0', { token });
  expect((await read<Answer<'getUser'>>(user)).data.subscription).toBe(0);
  api.close();
});
