import { createHash } from 'node:crypto';
import type { Locale } from '@parde/domain';
import type { Page } from '@playwright/test';
import { expectGoodForAll } from '../support/accessibility.ts';
import { byKeyboard, byPointer, type Hand } from '../support/hands.ts';
import { alive, goHome, open } from '../support/journey.ts';
import { expectToFitNarrow } from '../support/narrow.ts';
import { expectLines, expectToPlay, pause, pressControl, seekHalfway } from '../support/player.ts';
import { knowBank, newPerson, payButton, plansBought, resultHeading } from '../support/purchase.ts';
import type { ReferenceApi } from '../support/reference-api.ts';
import { codeField, mobileField } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { titleWords } from '../support/title-words.ts';
import type { Watch } from '../support/watch.ts';
import type { words } from '../support/words.ts';

/** A film of the subscription, by a name that nobody gave it. */
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
  readonly say: (typeof words)[Locale];
  readonly language: Locale;
  readonly hand: Hand;
  /** At a screen that no other test looks at as it is here. */
  readonly look: (screen: string) => Promise<void>;
  /** At each screen that comes: nothing is cut off on the narrowest phone. */
  readonly measure: (screen: string) => Promise<void>;
}

test('a guest finds a film, is refused, subscribes, watches it, and fetches it @story', async ({
  page,
  api,
  watch,
  say,
  language,
}) => {
  test.slow();
  const measure = (screen: string) => expectToFitNarrow(page, screen);
  const look = (screen: string) => expectGoodForAll(page, screen);
  await travel({ page, api, watch, say, language, hand: byPointer, look, measure });
});

test('the same by the keyboard alone', async ({ page, api, watch, say, language }) => {
  test.slow();
  const pass = async () => {};
  await travel({ page, api, watch, say, language, hand: byKeyboard, look: pass, measure: pass });
});

async function travel(journey: Journey): Promise<void> {
  await test.step('the film, by a misspelt name', () => find(journey));
  await test.step('no play, and why', () => beRefused(journey));
  await test.step('a plan, and who pays', () => choosePlan(journey));
  await test.step('the bank, and back', () => pay(journey));
  await test.step('the film plays', () => watchIt(journey));
  await test.step('it waits at home', () => goOnLater(journey));
  await test.step('a file of it', () => fetchIt(journey));
}

async function find({ page, say, language, hand }: Journey): Promise<void> {
  await open(page, '/');
  await hand.press(page.getByRole('button', { name: say.search, exact: true }));
  await expect(page.getByRole('combobox', { name: say.search })).toBeFocused();
  await page.keyboard.type(film.misspelt[language]);
  const found = page.getByRole('option').filter({ hasText: film.name[language] });
  await expect(found).toBeVisible();
  if (hand === byKeyboard) {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  } else await hand.press(found);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(film.name[language]);
}

async function beRefused(journey: Journey): Promise<void> {
  const { page, say, language, hand, look, measure, watch } = journey;
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: titleWords[language].subscribe })).toBeVisible();
  await expect(main.getByRole('link', { name: say.watchFilm, exact: true })).toHaveCount(0);
  await measure('the film');
  // As a friend’s link to the player does it, who has a subscription.
  watch.expectAnswer(403, /\/play\//);
  await open(page, `/movie/show/${film.id}`);
  const player = page.getByRole('dialog');
  await expect(player.getByText(say.subscribeToWatch)).toBeVisible();
  await look('the refusal');
  await hand.press(player.getByRole('button', { name: titleWords[language].subscribe }));
}

async function choosePlan({ page, api, say, hand, measure }: Journey): Promise<void> {
  const plans = page.getByRole('dialog', { name: say.buyPlanTitle });
  const first = plans.getByRole('listitem').getByRole('button').first();
  await expect(first).toBeVisible();
  await measure('the plans');
  await hand.press(first);
  await expect(mobileField(page)).toBeFocused();
  const mobile = newPerson();
  await page.keyboard.type(mobile);
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(await api.codeSentTo(mobile));
  await expect(page).toHaveURL(`/plan/m1?content_type=movie&content_id=${film.id}`);
  await alive(page);
}

async function pay({ page, api, watch, say, hand, look, measure }: Journey): Promise<void> {
  knowBank(watch, api);
  await expect(payButton(page, say.pay)).toBeEnabled();
  await measure('the plan');
  await hand.press(payButton(page, say.pay));
  await page.waitForURL(/\/_bank\/pay\//);
  await hand.press(page.locator('button[name=choice][value=pay]'));
  await page.waitForURL(/\/callback\?tracking_code=/);
  await alive(page);
  await expect(resultHeading(page)).toHaveText(say.paid);
  await look('the payment');
  expect(await plansBought(api)).toBe(1);
  await hand.press(page.getByRole('link', { name: say.watchNow }));
}

async function watchIt({ page, say, language, hand, look }: Journey): Promise<void> {
  await expect(page).toHaveURL(`/movie/show/${film.id}`);
  await expectToPlay(page);
  await look('the film that plays');
  await pressControl(page, hand, say.playerSettings);
  const settings = page.getByRole('dialog', { name: say.playerSettings });
  await hand.press(settings.getByRole('button', { name: say.quality }));
  await hand.choose(page.getByRole('dialog').getByRole('radio', { name: /۲۴۰|240/ }));
  await hand.press(page.getByRole('button', { name: say.backToSettings }));
  await hand.press(settings.getByRole('button', { name: say.subtitles }));
  await hand.choose(
    page.getByRole('dialog').getByRole('radio', { name: film.subtitle[language], exact: true }),
  );
  await page.keyboard.press('Escape');
  await expect(settings).toHaveCount(0);
  await seekHalfway(page, hand);
  await expectToPlay(page, 60);
  // What was fetched before the choice has been left behind.
  await expectLines(page, 240);
  await expect(page.locator('dialog [lang=en] p').first()).toHaveText(/[a-z]/);
  const saved = page.waitForResponse(/\/my\/watching/);
  await pause(page, hand, say.pause);
  expect((await saved).status()).toBe(200);
  await pressControl(page, hand, say.close);
  await expect(page).toHaveURL(`/movie/${film.id}`);
}

async function goOnLater({ page, say, hand, look }: Journey): Promise<void> {
  if (hand === byPointer) await goHome(page);
  else await hand.press(page.locator('header a[href="/"]').first());
  const shelf = page.getByRole('list', { name: say.continueWatching });
  await expect(shelf).toBeVisible();
  await look('home');
  await hand.press(shelf.getByRole('link').first());
  await expect(page).toHaveURL(`/movie/${film.id}`);
  await expect(page.getByRole('link', { name: say.goOnWatching })).toBeVisible();
}

async function fetchIt({ page, say, hand, measure }: Journey): Promise<void> {
  await hand.press(page.getByRole('main').getByRole('link', { name: say.download }).first());
  const file = page.getByRole('dialog').getByRole('link', { name: say.download, exact: true });
  await expect(file.first()).toBeVisible();
  await measure('the files');
  const download = page.waitForEvent('download');
  await hand.press(file.first());
  const address = (await download).url();
  await (await download).cancel();
  const [whole, rest] = await Promise.all([part(address, 0, 4095), part(address, 1000, 4095)]);
  expect(sum(rest)).toBe(sum(whole.subarray(1000)));
}

/** Bytes of a file, as a download manager asks for the rest of one. */
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
