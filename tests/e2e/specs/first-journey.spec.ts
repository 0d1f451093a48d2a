import { createHash } from 'node:crypto';
import type { Locale } from '@parde/domain';
import type { Page } from '@playwright/test';
import { checkState } from '../page-checks/check.ts';
import { byKeyboard, byPointer, type InputMethod } from '../support/input-methods.ts';
import { goHome, open, waitForHydration } from '../support/journey.ts';
import type { Messages } from '../support/messages.ts';
import {
  activateControl,
  expectHeight,
  expectToPlay,
  pause,
  seekHalfway,
} from '../support/player.ts';
import { newMobile, payButton, plansBought, resultHeading } from '../support/purchase.ts';
import type { ReferenceApi } from '../support/servers/reference-api.ts';
import { codeField, mobileField } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { titleMessages } from '../support/title-messages.ts';
import type { Watch } from '../support/watch.ts';

/** A misspelt search for a film that needs a subscription. */
const film = {
  id: '1024',
  misspelt: { fa: 'بی‌صتاره', en: 'starlss nights' },
  name: { fa: 'شب‌های بی‌ستارهٔ یزد', en: 'Starless Nights of Yazd' },
  subtitle: { fa: 'انگلیسی', en: 'English' },
} as const;

interface Journey {
  readonly page: Page;
  readonly api: ReferenceApi;
  readonly watch: Watch;
  readonly labels: Messages;
  readonly language: Locale;
  readonly input: InputMethod;
}

test('a guest finds a film, is refused, subscribes, watches the film, and downloads it @story @plain @states', async ({
  page,
  api,
  watch,
  labels,
  language,
  hasTouch,
}) => {
  test.slow();
  // A phone uses touch. A desktop uses only the keyboard.
  const input = hasTouch ? byPointer : byKeyboard;
  const journey = { page, api, watch, labels, language, input };
  await test.step('a misspelt name finds the film', () => findFilm(journey));
  await test.step('a guest cannot play the film and sees why', () => expectPaywall(journey));
  await test.step('a plan is chosen and the guest signs in to pay', () => choosePlan(journey));
  await test.step('the bank is paid and returns the viewer', () => pay(journey));
  await test.step('the film plays', () => watchFilm(journey));
  await test.step('home shows the film to continue', () => resumeLater(journey));
  await test.step('a file of the film is downloaded', () => downloadFilm(journey));
});

async function findFilm({ page, labels, language, input }: Journey): Promise<void> {
  await open(page, '/');
  await input.press(page.getByRole('button', { name: labels.search, exact: true }));
  await expect(page.getByRole('combobox', { name: labels.search })).toBeFocused();
  await page.keyboard.type(film.misspelt[language]);
  // Before the last letters are typed, another film may be first.
  const found = page.getByRole('option').first();
  await expect(found).toContainText(film.name[language]);
  if (input === byKeyboard) {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  } else await input.press(found);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(film.name[language]);
}

async function expectPaywall(journey: Journey): Promise<void> {
  const { page, labels, language, input, watch } = journey;
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: titleMessages[language].subscribe })).toBeVisible();
  await expect(main.getByRole('link', { name: labels.watch, exact: true })).toHaveCount(0);
  await checkState(page, 'the film');
  // The guest opens the player's link, as if a subscriber had shared it.
  watch.expectAnswer(403, /\/play\//);
  await open(page, `/movie/show/${film.id}`);
  const player = page.getByRole('dialog');
  await expect(player.getByText(labels.subscribeToWatch)).toBeVisible();
  await checkState(page, 'the refusal');
  await input.press(
    player.getByRole('button', { name: titleMessages[language].subscribe, exact: true }),
  );
}

async function choosePlan({ page, api, labels, input }: Journey): Promise<void> {
  const plans = page.getByRole('dialog', { name: labels.subscribe });
  const first = plans.getByRole('listitem').getByRole('button').first();
  await expect(first).toBeVisible();
  await checkState(page, 'the plans');
  await input.press(first);
  await expect(mobileField(page)).toBeFocused();
  const mobile = newMobile();
  await page.keyboard.type(mobile);
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(await api.codeSentTo(mobile));
  // The plan with the best value is first, if the server sends how long a plan lasts.
  await expect(page).toHaveURL(
    new RegExp(`/plan/m12?\\?content_type=movie&content_id=${film.id}$`),
  );
  await waitForHydration(page);
}

async function pay({ page, api, labels, input }: Journey): Promise<void> {
  await expect(payButton(page, labels.pay)).toBeEnabled();
  await checkState(page, 'the plan');
  await input.press(payButton(page, labels.pay));
  await page.waitForURL(/\/_bank\/pay\//);
  await input.press(page.locator('button[name=choice][value=pay]'));
  await page.waitForURL(/\/callback\?tracking_code=/);
  await waitForHydration(page);
  await expect(resultHeading(page)).toHaveText(labels.paid);
  await checkState(page, 'the payment');
  expect(await plansBought(api)).toBe(1);
  await input.press(page.getByRole('link', { name: labels.watchNow }));
}

async function watchFilm({ page, labels, language, input }: Journey): Promise<void> {
  await expect(page).toHaveURL(`/movie/show/${film.id}`);
  await expectToPlay(page);
  await checkState(page, 'the film that plays');
  await activateControl(page, input, labels.playerSettings);
  const settings = page.getByRole('dialog', { name: labels.playerSettings });
  await input.press(settings.getByRole('button', { name: labels.quality }));
  await input.choose(page.getByRole('dialog').getByRole('radio', { name: /۲۴۰|240/ }));
  await input.press(page.getByRole('button', { name: labels.backToSettings }));
  await input.press(settings.getByRole('button', { name: labels.subtitles }));
  await input.choose(
    page.getByRole('dialog').getByRole('radio', { name: film.subtitle[language], exact: true }),
  );
  await page.keyboard.press('Escape');
  await expect(settings).toHaveCount(0);
  await seekHalfway(page, input);
  await expectToPlay(page, 60);
  // Video that was buffered in the previous quality has been dropped.
  await expectHeight(page, 240);
  await expect(page.locator('dialog [lang=en] p').first()).toHaveText(/[a-z]/);
  const saved = page.waitForResponse(/\/my\/watching/);
  await pause(page, input, labels.pause);
  expect((await saved).status()).toBe(200);
  await activateControl(page, input, labels.close);
  await expect(page).toHaveURL(`/movie/${film.id}`);
}

async function resumeLater({ page, labels, input }: Journey): Promise<void> {
  if (input === byPointer) await goHome(page);
  else await input.press(page.locator('header a[href="/"]').first());
  const shelf = page.getByRole('list', { name: labels.continueWatching });
  await expect(shelf).toBeVisible();
  await checkState(page, 'home');
  await input.press(shelf.getByRole('link').first());
  await expect(page).toHaveURL(`/movie/show/${film.id}`);
  // Playback resumes where it stopped.
  await expectToPlay(page, 60);
  await activateControl(page, input, labels.close);
  await expect(page).toHaveURL(`/movie/${film.id}`);
  await expect(page.getByRole('link', { name: labels.continueWatching })).toBeVisible();
}

async function downloadFilm({ page, labels, input }: Journey): Promise<void> {
  await input.press(page.getByRole('main').getByRole('link', { name: labels.download }).first());
  const file = page.getByRole('dialog').getByRole('link', { name: labels.download, exact: true });
  await expect(file.first()).toBeVisible();
  await checkState(page, 'the files');
  const download = page.waitForEvent('download');
  await input.press(file.first());
  const address = (await download).url();
  await (await download).cancel();
  const [whole, rest] = await Promise.all([part(address, 0, 4095), part(address, 1000, 4095)]);
  expect(sum(rest)).toBe(sum(whole.subarray(1000)));
}

/** Fetches a byte range of a file, as a download manager does to resume a download. */
async function part(address: string, from: number, to: number): Promise<Buffer> {
  const answer = await fetch(address, { headers: { range: `bytes=${from}-${to}` } });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toMatch(new RegExp(`^bytes ${from}-${to}/\\d{7,}$`));
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes).toHaveLength(to - from + 1);
  return bytes;
}

function sum(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
