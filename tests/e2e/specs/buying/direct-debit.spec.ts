import type { Locator, Page } from '@playwright/test';
import { checkState } from '../../page-checks/check.ts';
import { byKeyboard } from '../../support/input-methods.ts';
import { follow, intercept, open, pushPath, waitForHydration } from '../../support/journey.ts';
import { answerAtBank, newMobile, resultHeading } from '../../support/purchase.ts';
import { codeField, requestCode } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { films, titles } from '../../support/titles.ts';

const series = `/series/${titles.paidSeries}`;
const banks = {
  mellat: 'بانک ملت',
  tejarat: 'بانک تجارت',
  melli: /بانک ملی/,
} as const;

const saved = 'تنظیمات پرداخت خودکار شما ذخیره شد.';

/** The switch whose name begins with this text. */
const switchOf = (dialog: Locator, name: string) => dialog.getByRole('switch', { name });

function sentBody(page: Page): Promise<unknown> {
  return page
    .waitForRequest(/\/directdebit\/buy_subscription$/)
    .then((request) => request.postDataJSON());
}

test('a guest turns on automatic renewal: they sign in, return to the form, refuse at the bank, agree later, and add a second bank @states', async ({
  page,
  api,
  site,
  labels,
}) => {
  const mobile = newMobile();
  await open(page, '/profile/plans');
  await expect(page.getByRole('main').getByText(labels.daysLeft(30))).toHaveCount(0);
  await byKeyboard.press(
    page.getByRole('main').getByRole('button', { name: labels.automaticRenewal }),
  );
  await requestCode(page, mobile);
  await codeField(page).fill(await api.codeSentTo(mobile));
  const dialog = page.getByRole('dialog', { name: labels.automaticPayment });
  await expect(dialog).toBeVisible();
  await waitForHydration(page);

  // Without an active bank, the form to add a bank is open.
  await expect(switchOf(dialog, labels.automaticRenewal)).toBeChecked();
  await expect(dialog.getByRole('radio', { name: banks.mellat })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: banks.melli })).toBeDisabled();
  const field = dialog.locator('input[type="tel"]');
  await expect(field).toHaveValue(/^0935 /);
  await checkState(page, 'automatic payment');
  await field.fill('0912');
  await dialog.getByRole('button', { name: labels.goToBank }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('09120000000');
  const body = sentBody(page);
  const goToBank = dialog.getByRole('button', { name: labels.goToBank });
  await goToBank.dblclick();
  expect(await body).toEqual({
    subscription: true,
    pay_anything: false,
    bank: '012',
    series: [],
    add_new_bank: true,
    payment_id: null,
    forsubscription: true,
    mobile: '09120000000',
    ref: '0',
    callback_url: `${site.origin}/callback`,
  });
  await answerAtBank(page, 'leave');

  await test.step('a viewer who refused at the bank may agree later', async () => {
    const again = 'تنظیم پرداخت خودکار';
    await follow(page.getByRole('main').getByRole('link', { name: again }));
    await page.getByRole('main').getByRole('button', { name: again }).click();
    const renews = switchOf(dialog, labels.automaticRenewal);
    await expect(renews).not.toBeChecked();
    await renews.press('Space');
    await byKeyboard.press(goToBank);
    await answerAtBank(page, 'pay');
    await expect(resultHeading(page)).toHaveText(labels.paid);
  });

  await test.step('the result and the receipt list the agreement and the charge that it caused', async () => {
    const main = page.getByRole('main');
    const lines = ['تمدید خودکار اشتراک', /^تمدید اشتراک یک‌ماهه\s*۱۶۳٬۹۰۰\sتومان\s*کد پیگیری \d+$/];
    await expect(main.getByRole('listitem')).toHaveText(lines);
    await expect(main.getByText('۱۶۳٬۹۰۰ تومان')).toHaveCount(2);
    await checkState(page, 'automatic payment is agreed');
    await pushPath(page, '/payments');
    const payments = main.getByRole('article');
    await expect(payments.first()).toContainText('۱۶۳٬۹۰۰ تومان');
    const agreement = payments.nth(1);
    await expect(agreement).toContainText('۱۶۳٬۹۰۰ تومان هم‌زمان و در پرداختی جداگانه برداشت شد.');
    await agreement.getByRole('button', { name: 'رسید پرداخت' }).click();
    const receipt = page.getByRole('dialog');
    await expect(receipt.getByRole('listitem')).toHaveText(lines);
    await expect(receipt).toContainText(/هزینهٔ فعال‌سازی\s*۰\sتومان/);
    await expect(receipt).toContainText(/مجموع برداشت\s*۱۶۳٬۹۰۰\sتومان/);
    await checkState(page, 'the receipt of automatic payment');
    await page.keyboard.press('Escape');
  });

  const renewal = page.getByRole('main').getByRole('button', { name: labels.automaticRenewal });
  await test.step('a viewer without a subscription is charged for the first subscription at once', async () => {
    await pushPath(page, '/profile/plans');
    await expect(page.getByRole('main').getByText(labels.daysLeft(30))).toBeVisible();
  });

  await test.step('a second bank is added beside the first', async () => {
    await renewal.click();
    await expect(dialog.getByRole('button', { name: /^حذف/ })).toHaveCount(1);
    await dialog.getByRole('button', { name: 'افزودن بانک' }).click();
    await expect(dialog.getByRole('radio', { name: banks.mellat })).toBeDisabled();
    await expect(dialog.getByRole('radio', { name: banks.tejarat })).toBeChecked();
    const second = sentBody(page);
    await goToBank.click();
    expect(await second).toMatchObject({ bank: '018', add_new_bank: true });
    await answerAtBank(page, 'pay');
    await pushPath(page, '/profile/plans');
    await renewal.click();
    await expect(dialog.getByRole('button', { name: /^حذف/ })).toHaveCount(2);
  });
});

test('automatic payment that was set up from a film leads back to the film', async ({
  page,
  signInAs,
  labels,
}) => {
  await signInAs(newMobile());
  const film = `/movie/${films.usual}`;
  await open(page, film);
  await page.getByRole('main').getByRole('link', { name: labels.subscribe }).click();
  await page.getByRole('dialog').getByRole('button', { name: labels.automaticRenewal }).click();
  await page.getByRole('dialog').getByRole('button', { name: labels.goToBank }).click();
  await answerAtBank(page, 'pay');
  await expect(resultHeading(page)).toHaveText(labels.paid);
  await expect(page.getByRole('main').getByRole('link', { name: labels.watchNow })).toBeVisible();
  await page.getByRole('link', { name: labels.backToTitle }).click();
  await expect(page).toHaveURL(film);
});

test('a renewal that is due at once is announced, even if the modal was closed before the answer', async ({
  page,
  signInAs,
  api,
  labels,
}) => {
  await signInAs(newMobile());
  await open(page, '/profile/plans');
  const dialog = page.getByRole('dialog', { name: labels.automaticPayment });
  const renewal = page.getByRole('main').getByRole('button', { name: labels.automaticRenewal });
  const renews = switchOf(dialog, labels.automaticRenewal);
  await renewal.click();
  await renews.press('Space');
  await dialog.getByRole('button', { name: labels.goToBank }).click();
  await answerAtBank(page, 'pay');
  await open(page, '/profile/plans');
  await renewal.click();
  await expect(renews).toBeChecked();
  // A slow machine also closes the modal before the answer, which the modal would show.
  await api.setFault({ operationId: 'buyDebitSubscription', delayMs: 3000 });
  const sent = sentBody(page);
  await dialog.getByRole('button', { name: labels.save }).click();
  expect(await sent).toMatchObject({ subscription: true });
  await page.keyboard.press('Escape');
  await expect(page.getByText(/و مبلغ از حساب بانکی شما برداشت شد\./)).toBeVisible();
  await expect(page.getByRole('main').getByText(labels.daysLeft(30))).toBeVisible();
});

test('automatic purchase of a series’ new episodes is turned on, saved, changed, and ends with the last bank @states', async ({
  page,
  context,
  signInAs,
  api,
  watch,
  labels,
}) => {
  await signInAs(newMobile());
  await open(page, series);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const dialog = page.getByRole('dialog', { name: labels.automaticPayment });
  const openFromSeries = async () => {
    await page.getByRole('button', { name: labels.newEpisodes }).click();
    await expect(dialog).toBeVisible();
  };
  const save = dialog.getByRole('button', { name: labels.save });
  const payAnything = dialog.getByRole('switch', { name: 'پرداخت خودکار هر خرید' });

  await test.step('a series is first added to the list, and then its switch is on', async () => {
    await openFromSeries();
    await byKeyboard.press(dialog.getByRole('button', { name: 'افزودن به فهرست من' }));
    await expect(switchOf(dialog, name)).toBeChecked();
    await expect(switchOf(dialog, name)).toBeFocused();
    const body = sentBody(page);
    await dialog.getByRole('button', { name: labels.goToBank }).click();
    expect(await body).toMatchObject({ series: [titles.paidSeries], forsubscription: false });
    await answerAtBank(page, 'pay');
  });

  await test.step('without a change there is nothing to save', async () => {
    await open(page, series);
    await openFromSeries();
    await expect(switchOf(dialog, name)).toBeChecked();
    await expect(dialog.getByRole('radio')).toHaveCount(0);
    await expect(save).toBeDisabled();
    await checkState(page, 'an active bank and a series');
  });

  await test.step('a save that fails loses no changes, and the next save confirms them', async () => {
    watch.expectAnswer(500, /\/directdebit\/buy_subscription$/);
    watch.expectAnswer(404, /\/get\/purchase\//);
    await payAnything.press('Space');
    await api.setFault({ operationId: 'buyDebitSubscription', status: 500 });
    await save.click();
    await expect(dialog.getByRole('alert')).toContainText('تنظیمات ذخیره نشد');
    await expect(payAnything).toBeChecked();
    await save.click();
    await expect(dialog.getByText(saved)).toBeVisible();
    await expect(save).toBeDisabled();
    await expect(payAnything).toBeChecked();
  });

  await test.step('a series that is no longer for sale is named in the message and left out', async () => {
    watch.expectAnswer(422, /\/directdebit\/buy_subscription$/);
    let hasRefused = false;
    // Not `times: 1`: the browser stops intercepting when the next request is sent, and Playwright does not report
    // this.
    await intercept(page, '**/directdebit/buy_subscription', (route) => {
      if (hasRefused) return route.fallback();
      hasRefused = true;
      return route.fulfill({ status: 422, json: { errors: { 'series.0': ['فروخته نمی‌شود.'] } } });
    });
    await payAnything.press('Space');
    const retryRequest = page.waitForRequest(/\/directdebit\/subscriptions$/);
    await save.click();
    await expect(dialog.getByRole('alert')).toContainText(name);
    await retryRequest;
    await expect(switchOf(dialog, name)).not.toBeChecked();
    const body = sentBody(page);
    await save.click();
    expect(await body).toMatchObject({ series: [], pay_anything: false, add_new_bank: false });
    await expect(dialog.getByText(saved)).toBeVisible();
  });

  await test.step('deleting the last bank asks for confirmation, opens the form, and is known in the other tab', async () => {
    const other = await context.newPage();
    await open(other, '/profile');
    const state = other.getByRole('region', { name: labels.automaticPayment });
    await expect(state).toContainText('بانک شما فعال است');
    await page.bringToFront();
    const remove = dialog.getByRole('button', { name: 'حذف بانک ملت' });
    await remove.click();
    const cancel = dialog.getByRole('button', { name: 'نگه داشتن بانک' });
    await expect(cancel).toBeFocused();
    await checkState(page, 'a bank is to be deleted');
    await cancel.press('Enter');
    await expect(remove).toBeFocused();
    await remove.click();
    await dialog.getByRole('button', { name: 'حذف بانک', exact: true }).click();
    await expect(remove).toHaveCount(0);
    await expect(dialog.getByRole('radio', { name: banks.mellat })).toBeChecked();
    await expect(dialog.getByRole('button', { name: labels.goToBank })).toBeEnabled();
    await expect(state).toContainText('هنوز بانکی برای پرداخت خودکار فعال نکرده‌اید.');
  });
});
