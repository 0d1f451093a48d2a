import type { Answer } from '@parde/api-client';
import { showDigits } from '@parde/domain';
import { films } from '../support/films.ts';
import { linkToFilm, press, waitForHydration, waitForRequests } from '../support/journey.ts';
import { callApi, people, sessionOf, signIn, tokenIn } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

test('a session that was revoked on another device is a guest’s at its next call', async ({
  page,
  context,
  site,
  api,
  say,
  language,
  watch,
}) => {
  const { mobile, shown } = people.lapsed;
  await signIn(page, api, mobile);
  await waitForRequests(page, watch);

  const other = await sessionOf(site, api, mobile);
  const answer = await callApi(site, '/get/sessions', undefined, other);
  const { data }: Answer<'listSessions'> = JSON.parse(answer.text);
  expect(data.items.map(({ device }) => device)).toContain('Chrome · Android');
  expect(answer.text).not.toContain(await tokenIn(context));
  for (const { id, current } of data.items) {
    if (!current)
      expect((await callApi(site, '/sessions/revoke', { id }, other)).cookies).toEqual([]);
  }
  watch.clearRequests();
  watch.expectAnswer(401, /\/api\/v1\//);

  await press(linkToFilm(page, films.usual));
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: say.signIn, exact: true })).toBeVisible();
  await waitForHydration(page);
  await expect(page.getByText(showDigits(shown, language))).toHaveCount(0);
  expect((await callApi(site, '/get/user?ref=0', undefined, other)).status).toBe(200);
});

test('who signs out everywhere, or here by the list, has no session and no cookie', async ({
  site,
  api,
}) => {
  const mobile = '09361230004';
  const ends = [['session', '']];
  const first = await sessionOf(site, api, mobile);
  const second = await sessionOf(site, api, mobile);
  const everywhere = await callApi(site, '/sessions/revoke_all', {}, second);
  expect(everywhere.cookies.map(({ name, value }) => [name, value])).toEqual(ends);
  for (const cookies of [first, second]) {
    expect((await callApi(site, '/get/sessions', undefined, cookies)).status).toBe(401);
  }

  const third = await sessionOf(site, api, mobile);
  const list = await callApi(site, '/get/sessions', undefined, third);
  const { data }: Answer<'listSessions'> = JSON.parse(list.text);
  expect(data.items).toHaveLength(1);
  const here = await callApi(site, '/sessions/revoke', { id: data.items[0]?.id }, third);
  expect(here.cookies.map(({ name, value }) => [name, value])).toEqual(ends);
});
