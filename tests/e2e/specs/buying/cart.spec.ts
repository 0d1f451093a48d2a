import { storageKeys } from '@parde/domain';
import type { Page } from '@playwright/test';
import { checkState } from '../../page-checks/check.ts';
import { open, pushPath, waitForHydration } from '../../support/journey.ts';
import type { Messages } from '../../support/messages.ts';
import { answerAtBank, newMobile, resultHeading } from '../../support/purchase.ts';
import { codeField, requestCode } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { films, titles } from '../../support/titles.ts';

const files = `/movie/download/${films.usual}`;
const others = `/movie/download/${titles.paidMovie}`;
const name = 'شب‌های بی‌ستارهٔ یزد';

const rows = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const bar = (page: Page, name: string) => page.getByRole('region', { name });

/** Pays for the cart at the bank. */
async function buyCart(page: Page, labels: Messages): Promise<void> {
  await bar(page, labels.cart).getByRole('button', { name: labels.buyCart, exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${labels.pay}`) })
    .click();
}

test('files are added, one of each title, and removed, and another tab follows', async ({
  page,
  context,
  labels,
}) => {
  await open(page, files);
  const second = await context.newPage();
  await open(second, others);
  await page.bringToFront();
  await rows(page, labels.addToCart).first().click();
  const cart = bar(page, labels.cart);
  await expect(cart).toContainText('۲۳٬۰۰۰');
  // Another quality of the same title replaces the first.
  await rows(page, labels.addToCart).last().click();
  await expect(cart).toContainText('۴۵٬۰۰۰');
  await expect(rows(page, labels.inCart)).toHaveCount(1);
  await expect(bar(second, labels.cart)).toContainText('۴۵٬۰۰۰');
  await second.bringToFront();
  await rows(second, labels.addToCart).last().click();
  await expect(cart).toContainText('۱۰۴٬۰۰۰');
  await page.bringToFront();
  await cart.getByRole('button', { name: labels.seeCart }).click();
  await cart.getByRole('button', { name: labels.takeOut(name) }).click();
  await expect(cart).toContainText('۵۹٬۰۰۰');
  await second.bringToFront();
  await rows(second, labels.inCart).click();
  await expect(cart).toHaveCount(0);
});

test('a failed bank payment leaves the cart; paid files are in the cart no longer, nor on another device', async ({
  page,
  signInAs,
  labels,
}) => {
  await signInAs(newMobile());
  await open(page, files);
  await rows(page, labels.addToCart).first().click();
  const gathered = await page.evaluate((key) => localStorage.getItem(key), storageKeys.cart);
  await buyCart(page, labels);
  await answerAtBank(page, 'fail');
  await expect(resultHeading(page)).toHaveText(labels.paymentProblem);
  await pushPath(page, files);
  await expect(bar(page, labels.cart)).toContainText('۲۳٬۰۰۰');

  await buyCart(page, labels);
  await answerAtBank(page, 'pay');
  await expect(resultHeading(page)).toHaveText(labels.paid);
  await pushPath(page, others);
  await expect(rows(page, labels.addToCart).first()).toBeVisible();
  await expect(bar(page, labels.cart)).toHaveCount(0);
  await pushPath(page, files);
  const fetched = page.getByRole('main').getByRole('link', { name: labels.download, exact: true });
  await expect(fetched).not.toHaveCount(0);
  await expect(bar(page, labels.cart)).toHaveCount(0);

  // Simulate another device that still has the paid file in its cart.
  await page.evaluate(([key, cart]) => localStorage.setItem(key, cart), [
    storageKeys.cart,
    gathered ?? '',
  ] as const);
  await open(page, others);
  await expect(bar(page, labels.cart)).toContainText('۲۳٬۰۰۰');
  await pushPath(page, files);
  await expect(fetched).not.toHaveCount(0);
  await expect(bar(page, labels.cart)).toHaveCount(0);
  await pushPath(page, others);
  await expect(rows(page, labels.addToCart).first()).toBeVisible();
  await expect(bar(page, labels.cart)).toHaveCount(0);
});

test('the payment form shows what is bought, for how long, and that no tax is added; a guest signs in, pays and continues on the same page @states', async ({
  page,
  api,
  labels,
}) => {
  const dialog = page.getByRole('dialog');
  const main = page.getByRole('main');
  for (const { path, kind, lines } of [
    {
      path: `/movie/${titles.paidMovie}`,
      kind: /^خرید تکی/,
      lines: [labels.ownedWithoutSubscription, /تماشا/, /2160p/],
    },
    { path: `/ekran/${titles.ekran}`, kind: /^خرید بلیت/, lines: [/۴۸ ساعت/, /فروش بلیت تا/] },
  ]) {
    const isGuest = kind.test('خرید تکی');
    if (isGuest) await open(page, path);
    else await pushPath(page, path);
    const link = main.getByRole('link', { name: kind });
    await link.press('Enter');
    await expect(dialog.locator('img').first()).toBeVisible();
    const bought = dialog.getByRole('list', { name: labels.whatYouBuy });
    await expect(bought.locator('li')).toHaveText(lines);
    await expect(dialog.getByText(/مالیات بر ارزش افزوده اضافه نمی‌شود/)).toBeVisible();
    await checkState(page, `to buy at ${path}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();

    await link.press('Enter');
    if (isGuest) {
      const mobile = newMobile();
      await dialog.getByRole('button', { name: labels.signInToPay }).click();
      await requestCode(page, mobile);
      await codeField(page).fill(await api.codeSentTo(mobile));
      await expect(page.getByRole('button', { name: labels.account })).toBeVisible();
      await waitForHydration(page);
    }
    await dialog.getByRole('button', { name: new RegExp(`^${labels.pay}`) }).click();
    await answerAtBank(page, 'pay');
    await expect(resultHeading(page), path).toHaveText(labels.paid);
    await page.getByRole('link', { name: labels.backToTitle }).click();
    await expect(page).toHaveURL(path);
  }
});

test('an outdated stored price is updated when the cart opens, both prices are shown, and the cart sells at the new price', async ({
  page,
  signInAs,
  labels,
}) => {
  await signInAs(newMobile());
  await open(page, files);
  await rows(page, labels.addToCart).first().click();
  await page.evaluate((key) => {
    const cart = localStorage.getItem(key) ?? '';
    localStorage.setItem(key, cart.replaceAll('23000', '19000'));
  }, storageKeys.cart);
  await open(page, others);
  await expect(bar(page, labels.cart)).toContainText('۱۹٬۰۰۰');
  await bar(page, labels.cart).getByRole('button', { name: labels.buyCart, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText(/۱۹٬۰۰۰.*۲۳٬۰۰۰/);
  await dialog.getByRole('button', { name: `${labels.pay} ۲۳٬۰۰۰ تومان` }).click();
  await answerAtBank(page, 'pay');
  await expect(resultHeading(page)).toHaveText(labels.paid);
});
