import type { Locator, Page } from '@playwright/test';
import { checkState } from '../../page-checks/check.ts';
import { holdRequests, open, waitForHydration } from '../../support/journey.ts';
import { newMobile, payButton } from '../../support/purchase.ts';
import { codeField, requestCode } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';

const film = `/movie/${films.usual}`;
const wanted = `content_type=movie&content_id=${films.usual}`;

const plansSignIn = 'اشتراک دارید؟ وارد شوید';

/** The button with the price of the first plan. */
const firstPlan = (page: Page) =>
  page.getByRole('dialog').getByRole('listitem').getByRole('button').first();

test('a guest waits for the plans, reads the price and content of each, closes them in every way and is back on the film, then chooses a plan, signs in and gets to its page @states', async ({
  page,
  api,
  labels,
}) => {
  await open(page, film);
  const dialog = page.getByRole('dialog');
  const link = page.getByRole('main').getByRole('link', { name: labels.subscribe });
  const plans = await holdRequests(page, '**/get/app/plans');
  await link.press('Enter');
  await expect(dialog.getByText(labels.plansWait)).toBeVisible();
  plans.release();
  await expect(dialog.getByRole('heading', { name: labels.subscribe })).toBeVisible();
  await checkState(page, 'the plans');

  const year = dialog.getByRole('listitem').filter({ hasText: 'یک‌ساله' });
  await expect(year).toContainText('۲۵٪ تخفیف و ۳۰ روز هدیه');
  await expect(year.getByRole('button')).toHaveText('خرید');
  await expect(year.getByText('۱٬۰۱۱٬۷۵۰ تومان')).toBeVisible();
  await expect(year.getByText('۱٬۳۴۹٬۰۰۰ تومان')).toBeVisible();
  await expect(year).toContainText('۳۶۵ روز تماشا');
  await expect(dialog.getByText('بیش از ۳۰٬۰۰۰ قسمت')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'رفتن به پرده‌پلاس' })).toHaveAttribute(
    'href',
    'https://plus.parde.example/',
  );
  await expect(dialog.getByRole('button', { name: plansSignIn })).toBeVisible();
  await expect(dialog.getByText(labels.fullRate)).toHaveCount(0);

  const ways = {
    cancel: () => page.getByRole('button', { name: labels.cancelPlans }).click(),
    escape: () => page.keyboard.press('Escape'),
    cross: () => page.getByRole('dialog').getByRole('button', { name: labels.close }).click(),
    back: () => page.goBack(),
  };
  for (const [name, close] of Object.entries(ways)) {
    await expect(firstPlan(page), name).toBeVisible();
    await close();
    await expect(dialog, name).toHaveCount(0);
    if (name === 'escape') await expect(link).toBeFocused();
    await expect(page, name).toHaveURL(film);
    await link.press('Enter');
  }

  // A reload also closes the modal, and leaves no history entry at which back would stop.
  await expect(firstPlan(page)).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('about:blank');

  await page.goForward();
  await waitForHydration(page);
  await link.press('Enter');
  await firstPlan(page).click();
  const mobile = newMobile();
  await requestCode(page, mobile);
  await codeField(page).fill(await api.codeSentTo(mobile));
  await expect(page).toHaveURL(`/plan/m12?${wanted}`);
  await waitForHydration(page);
  await expect(payButton(page, labels.pay)).toBeEnabled();
});

/** Bars at the bottom must not cover the button either. */
async function expectInFirstScreen(button: Locator, name: string) {
  await expect(button).toBeVisible();
  // A modal slides in from below.
  const isReached = () =>
    button.evaluate((it) => {
      const { left, right, top, bottom } = it.getBoundingClientRect();
      const at = (y: number) => it.contains(document.elementFromPoint((left + right) / 2, y));
      return at(top + 2) && at((top + bottom) / 2) && at(bottom - 2);
    });
  await expect.poll(isReached, name).toBe(true);
}

test('the best plan is first, marked, with its monthly price, passes on the title that led to it, and is bought in the first screen of a phone and of a desktop', async ({
  page,
  signInAs,
  labels,
}) => {
  await signInAs(newMobile());
  const phone = page.viewportSize() ?? { width: 390, height: 844 };
  const expectOnBoth = async (button: Locator, name: string) => {
    await expectInFirstScreen(button, `${name} on a phone`);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectInFirstScreen(button, `${name} on a desktop`);
    await page.setViewportSize(phone);
  };
  await open(page, film);
  await page.getByRole('main').getByRole('link', { name: labels.subscribe }).click();
  await expectOnBoth(firstPlan(page), 'the modal');

  await open(page, `/profile/plans?${wanted}`);
  const main = page.getByRole('main');
  const best = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
    .first();
  await expect(best).toContainText('به‌صرفه‌ترین');
  await expect(best).toContainText('۸۴٬۳۱۲ تومان');
  await expect(best).toContainText('در ماه');
  // This viewer has no subscription.
  await expect(main.getByText(labels.fullRate)).toHaveCount(0);
  await expectOnBoth(best.getByRole('button'), 'the plans');
  await best.getByRole('button').click();
  await expect(page).toHaveURL(`/plan/m12?${wanted}`);
  await expect(payButton(page, labels.pay)).toBeEnabled();
  await expectOnBoth(payButton(page, labels.pay), 'the plan');
});
