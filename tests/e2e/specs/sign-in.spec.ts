import { showDigits } from '@parde/domain';
import { films } from '../support/films.ts';
import { alive, follow, hold, linkToFilm, open } from '../support/journey.ts';
import {
  askForCode,
  codeField,
  mobileField,
  people,
  signIn,
  signOut,
  wrongCode,
} from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const { mobile, shown, days } = people.subscriber;

test('a number, a wrong code, the right code, and out again @story', async ({
  page,
  api,
  say,
  language,
  watch,
}) => {
  await open(page, '/login');

  const send = page.getByRole('button', { name: say.sendCode });
  await expect(send).toBeDisabled();
  await page.getByLabel(say.mobile).fill(mobile);
  await expect(page.getByLabel(say.mobile)).toHaveValue(shown);
  await send.click();

  const code = page.getByLabel(say.code);
  await expect(page.getByText(showDigits(shown, language), { exact: true })).toBeVisible();
  const right = await api.codeSentTo(mobile);
  watch.expectAnswer(422, /\/api\/v1\/login$/);
  await code.fill(wrongCode(right));
  await expect(page.getByText(say.wrongCode)).toBeVisible();
  await expect(code).toHaveAccessibleDescription(say.wrongCode);
  await expect(code).toHaveAttribute('aria-invalid', 'true');

  await code.fill(right);
  await expect(page).toHaveURL('/');
  await alive(page);
  const header = page.getByRole('banner');
  await expect(header.getByText(showDigits(shown, language))).toBeAttached();
  await expect(header.getByText(say.daysLeft(days))).toBeAttached();
  await expect(header.getByRole('link', { name: say.signIn, exact: true })).toHaveCount(0);

  await signOut(page, { say, watch });
  await expect(header.getByRole('link', { name: say.signIn, exact: true })).toBeVisible();
  await expect(header.getByText(showDigits(shown, language))).toHaveCount(0);
});

test('signing out ends the session, here and at the API', async ({
  page,
  context,
  site,
  api,
  say,
  watch,
}) => {
  await signIn(page, api, mobile);
  const [session] = (await context.cookies()).filter(({ name }) => name === 'session');
  await signOut(page, { say, watch });
  await expect(page.getByRole('link', { name: say.signIn, exact: true })).toBeVisible();

  expect((await context.cookies(site.origin)).map(({ name }) => name)).not.toContain('session');
  const answer = await fetch(`${api.baseUrl}/get/user?ref=0`, {
    headers: { authorization: `Bearer ${session?.value}` },
  });
  expect(answer.status).toBe(401);
});

test('a signed-in viewer’s document brings who they are, so nothing is asked again', async ({
  page,
  api,
  say,
  watch,
}) => {
  await signIn(page, api, mobile);
  watch.forget();
  await open(page, '/');
  await follow(linkToFilm(page, films.usual));
  await expect(page.getByText(say.daysLeft(days))).toBeAttached();
  const whoTheyAre = watch.apiCalls().filter((call) => /\/(?:get\/user|check\/user)\b/.test(call));
  expect(whoTheyAre).toEqual([]);
});

test('the number is read as people write it', async ({ page, say }) => {
  await open(page, '/login');
  const field = mobileField(page);
  for (const [typed, read] of [
    ['۰۹۱۲ ۳۴۵ ۶۷۸۹', '0912 345 6789'],
    ['09123456789', '0912 345 6789'],
    ['+989123456789', '0912 345 6789'],
  ] as const) {
    await field.fill(typed);
    await expect(field).toHaveValue(read);
    await expect(page.getByRole('button', { name: say.sendCode })).toBeEnabled();
  }
});

test('a number that is none says so when the field is left', async ({ page, say }) => {
  await open(page, '/login');
  const field = mobileField(page);
  await field.fill('0912 345');
  await expect(page.getByText(say.invalidMobile)).toHaveCount(0);
  await field.blur();
  await expect(page.getByText(say.invalidMobile)).toBeVisible();
  await expect(page.getByRole('button', { name: say.sendCode })).toBeDisabled();
});

test('the number can be corrected after the code was sent', async ({ page, api, say }) => {
  await open(page, '/login');
  await askForCode(page, mobile);
  await page.getByRole('button', { name: say.editMobile }).click();
  await expect(mobileField(page)).toHaveValue(shown);
  await askForCode(page, people.lapsed.mobile);
  await codeField(page).fill(await api.codeSentTo(people.lapsed.mobile));
  await expect(page).toHaveURL('/');
  await expect(page.getByText('بدون اشتراک')).toBeAttached();
});

test('a number that is there before the page is alive is taken as it is', async ({ page, say }) => {
  const scripts = await hold(page, '**/assets/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await mobileField(page).fill(mobile);
  scripts.release();
  await alive(page);
  await expect(mobileField(page)).toHaveValue(shown);
  await expect(page.getByRole('button', { name: say.sendCode })).toBeEnabled();
});

test.describe('after signing in the viewer is taken', () => {
  const places = [
    { asked: `/movie/${films.usual}`, place: `/movie/${films.usual}` },
    { asked: 'https://elsewhere.example/', place: '/' },
    { asked: '//elsewhere.example/', place: '/' },
    { asked: '/\\elsewhere.example', place: '/' },
    { asked: 'javascript:alert(1)', place: '/' },
  ];
  for (const { asked, place } of places) {
    test(`to ${place} when ${asked} was asked for`, async ({ page, api }) => {
      await open(page, `/login?redirect=${encodeURIComponent(asked)}`);
      await askForCode(page, people.lapsed.mobile);
      await codeField(page).fill(await api.codeSentTo(people.lapsed.mobile));
      await expect(page).toHaveURL(place);
      await alive(page);
    });
  }
});

test('who is signed in has no business on the sign-in page', async ({ page, api }) => {
  await signIn(page, api, mobile);
  await page.goto('/login');
  await expect(page).toHaveURL('/');
});
