import { ask, send } from '@parde/api-client/query';
import { fixture } from '@parde/api-client/testing/fixtures';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { testPage } from '../../test-support/test-page.ts';
import { cacheUserName } from './AccountSettings.tsx';
import { heightsToChoose } from './PlaybackSettings.tsx';

it('the heights to choose are the usual ones', () => {
  expect(heightsToChoose('auto')).toEqual([2160, 1080, 720, 480, 360]);
  expect(heightsToChoose(480)).toEqual(heightsToChoose('auto'));
});

it.each([
  [240, [2160, 1080, 720, 480, 360, 240]],
  [1440, [2160, 1440, 1080, 720, 480, 360]],
])('the heights include %s lines if this height was chosen in the player', (chosen, heights) => {
  expect(heightsToChoose(chosen)).toEqual(heights);
});

it('shows the saved name, even if the user cannot be fetched again', async () => {
  const page = await testPage('settings', ({ method }) =>
    method === 'POST' ? Response.json(fixture('updateUser')) : Response.json({}, { status: 422 }),
  );
  const { api, queryClient, brand } = page;
  const user = ask(api, 'getUser', { query: { ref: brand.userRef } });
  queryClient.setQueryData(user.queryKey, { ...fixture('getUser').data, name: 'قدیم' });
  const leave = new QueryObserver(queryClient, user).subscribe(() => {});
  await new MutationObserver(queryClient, send(api, 'updateUser')).mutate({
    body: { name: 'نو' },
  });
  cacheUserName(page, 'نو');
  expect(queryClient.getQueryData(user.queryKey)?.name).toBe('نو');
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(queryClient.getQueryState(user.queryKey)?.status).toBe('error');
  expect(queryClient.getQueryData(user.queryKey)?.name).toBe('نو');
  leave();
});
