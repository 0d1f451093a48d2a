import { ask, send } from '@parde/api-client/query';
import { fixture } from '@parde/api-client/testing/fixtures';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { testPage } from '../../test-support/test-page.ts';
import { cacheUserName } from './save-name.ts';

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
