import type { Locator, Page } from '@playwright/test';
import { checkState } from '../page-checks/check.ts';
import { narrowest } from '../page-checks/narrow.ts';
import { films } from '../support/films.ts';
import { holdRequests, open, waitForHydration } from '../support/journey.ts';
import { newMobile } from '../support/purchase.ts';
import { askForCode, codeField, people } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { titleWords } from '../support/title-words.ts';

const film = `/movie/${films.usual}`;
const wanted = `content_type=movie&content_id=${films.usual}`;

const plansSignIn = 'اشتراک دارید؟ وارد شوید';

/** The price on the plan's button. */
const firstPlan = (page: Page) =>
  page.getByRole('dialog').getByRole('listitem').getByRole('button').first();

async function openPlans(page: Page, subscribe: string) {
  await open(page, film);
  await page.getByRole('main').getByRole('link', { name: subscribe }).click();
  return page.getByRole('dialog');
}

test('a guest waits for the plans, chooses one, signs in and is on its page', async ({
  page,
  api,
  say,
}) => {
  const plans = await holdRequests(page, '**/get/app/plans');
  const dialog = await openPlans(page, say.subscribe);
  await expect(dialog.getByText(say.plansWait)).toBeVisible();
  plans.release();
  await expect(dialog.getByRole('heading', { name: say.buyPlanTitle })).toBeVisible();
  await firstPlan(page).click();
  const mobile = newMobile();
  await askForCode(page, mobile);
  await codeField(page).fill(await api.codeSentTo(mobile));
  await expect(page).toHaveURL(`/plan/m12?${wanted}`);
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: new RegExp(`^${say.pay}`) })).toBeEnabled();
});

test('a plan says what it costs and what comes with it; closed in any way, the modal leaves the viewer on the film', async ({
  page,
  say,
}) => {
  const dialog = await openPlans(page, say.subscribe);
  const year = dialog.getByRole('listitem').filter({ hasText: 'یک‌ساله' });
  await expect(year).toContainText('۲۵٪ تخفیف و ۳۰ روز هدیه');
  await expect(year.getByRole('button')).toHaveText('خرید · ۱٬۰۱۱٬۷۵۰ تومان');
  await expect(year.getByText('۱٬۳۴۹٬۰۰۰ تومان')).toBeVisible();
  await expect(year).toContainText('۳۶۵ روز تماشا');
  await expect(dialog.getByText('بیش از ۳۰٬۰۰۰ قسمت')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'رفتن به پرده‌پلاس' })).toHaveAttribute(
    'href',
    'https://plus.parde.example/',
  );
  await expect(dialog.getByRole('button', { name: plansSignIn })).toBeVisible();
  await expect(dialog.getByText(say.fullRate)).toHaveCount(0);

  const ways = {
    cancel: () => page.getByRole('button', { name: say.cancelPlans }).click(),
    escape: () => page.keyboard.press('Escape'),
    cross: () => page.getByRole('dialog').getByRole('button', { name: say.close }).click(),
    back: () => page.goBack(),
  };
  for (const [name, close] of Object.entries(ways)) {
    await expect(firstPlan(page), name).toBeVisible();
    await close();
    await expect(dialog, name).toHaveCount(0);
    await expect(page, name).toHaveURL(film);
    await page.getByRole('main').getByRole('link', { name: say.subscribe }).click();
  }

  // A reload closes it, too, and leaves no entry that back would stop at.
  await expect(firstPlan(page)).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('plans that did not come say why in the server’s words, and come when asked again', async ({
  page,
  api,
  watch,
  say,
}) => {
  watch.expectAnswer(500, /\/get\/app\/plans$/);
  // A slow press prefetches the page of plans, and that call fails, too.
  await api.setFault({ operationId: 'getPlans', status: 500, times: 20 });
  const dialog = await openPlans(page, say.subscribe);
  await expect(dialog.getByRole('alert')).toContainText('مشکلی پیش آمد. لطفاً دوباره تلاش کنید.');
  await api.reset();
  await dialog.getByRole('button', { name: say.tryAgain }).click();
  await expect(firstPlan(page)).toBeVisible();
});

test('a refusal opens the sign-in also where the call had begun as a prefetch', async ({
  page,
  api,
  watch,
  say,
}) => {
  watch.expectAnswer(401, /\/get\/app\/plans$/);
  await open(page, film);
  await api.setFault({ operationId: 'getPlans', status: 401, delayMs: 2000 });
  const link = page.getByRole('main').getByRole('link', { name: say.subscribe });
  const asked = page.waitForRequest(/\/get\/app\/plans$/);
  await link.hover();
  await asked;
  await link.click();
  await expect(page.getByText(say.signInFirst).first()).toBeVisible();
});

test('the page of plans hands on what prompted it, and says to a subscriber what is left', async ({
  page,
  signInAs,
  say,
}) => {
  await open(page, `/profile/plans?${wanted}`);
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await expect(page).toHaveURL(`/plan/m12?${wanted}`);

  await signInAs(people.subscriber.mobile);
  await open(page, '/profile/plans');
  await expect(
    page.getByRole('main').getByText(say.daysLeft(people.subscriber.days)),
  ).toBeVisible();
});

/** Not covered by the bars at the bottom, either. */
async function expectInFirstScreen(button: Locator, name: string) {
  await expect(button).toBeVisible();
  // A modal comes from below.
  const isReached = () =>
    button.evaluate((it) => {
      const { left, right, top, bottom } = it.getBoundingClientRect();
      const at = (y: number) => it.contains(document.elementFromPoint((left + right) / 2, y));
      return at(top + 2) && at((top + bottom) / 2) && at(bottom - 2);
    });
  await expect.poll(isReached, name).toBe(true);
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport });

    test('the best plan is first, marked, with the price of its month, and bought in the first screen', async ({
      page,
      signInAs,
      say,
    }) => {
      await signInAs(newMobile());
      await open(page, '/profile/plans');
      const best = page.getByRole('main').getByRole('listitem').first();
      await expect(best).toContainText('به‌صرفه‌ترین');
      await expect(best).toContainText('۸۴٬۳۱۲ تومان');
      await expect(best).toContainText('در ماه');
      await expectInFirstScreen(best.getByRole('button'), 'the plans');
      await openPlans(page, say.subscribe);
      await expectInFirstScreen(firstPlan(page), 'the modal');
      await open(page, '/plan/m12');
      const pay = page.getByRole('button', { name: new RegExp(`^${say.pay}`) });
      await expect(pay).toBeEnabled();
      await expectInFirstScreen(pay, 'the plan');
    });
  });
}

for (const language of ['fa', 'en'] as const) {
  test.describe(`in ${language}, on the narrowest phone`, () => {
    test.use({ language, ...narrowest });

    test('by the keyboard alone, axe finds nothing on plans and on what is bought alone @states', async ({
      page,
    }) => {
      await open(page, film);
      const dialog = page.getByRole('dialog');
      const offers = [
        page.getByRole('main').getByRole('link', { name: titleWords[language].subscribe }),
        page.getByRole('main').getByRole('link', { name: /45,000|۴۵٬۰۰۰/ }),
      ];
      for (const offer of offers) {
        await offer.focus();
        await page.keyboard.press('Enter');
        await expect(dialog.getByText(/149,000|۱۴۹٬۰۰۰|720p/).first()).toBeVisible();
        await checkState(page, String(offer));
        expect(await dialog.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await expect(offer).toBeFocused();
      }
    });
  });
}
