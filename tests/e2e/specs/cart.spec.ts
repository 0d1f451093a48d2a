import { storageKeys } from '@parde/domain';
import type { Page } from '@playwright/test';
import { checkState } from '../page-checks/check.ts';
import { open, pushPath, waitForHydration } from '../support/journey.ts';
import type { Messages } from '../support/messages.ts';
import { answerAtBank, newMobile, resultHeading } from '../support/purchase.ts';
import { askForCode, codeField } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { films, titles } from '../support/titles.ts';

const files = `/movie/download/${films.usual}`;
const others = `/movie/download/${titles.paidMovie}`;
const name = 'شب‌های بی‌ستارهٔ یزد';

const rows = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const bar = (page: Page, name: string) => page.getByRole('region', { name });

/** Pays for the cart at the bank. */
async function buyCart(page: Page, say: Messages): Promise<void> {
  await bar(page, say.cart).getByRole('button', { name: say.buyCart, exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${say.pay}`) })
    .click();
}

test('files are added, one of each title, and removed, and another tab follows', async ({
  page,
  context,
  say,
}) => {
  await open(page, files);
  const second = await context.newPage();
  await open(second, others);
  await page.bringToFront();
  await rows(page, say.addToCart).first().click();
  const cart = bar(page, say.cart);
  await expect(cart).toContainText('۲۳٬۰۰۰');
  // Another quality of the same title replaces the first.
  await rows(page, say.addToCart).last().click();
  await expect(cart).toContainText('۴۵٬۰۰۰');
  await expect(rows(page, say.inCart)).toHaveCount(1);
  await expect(bar(second, say.cart)).toContainText('۴۵٬۰۰۰');
  await second.bringToFront();
  await rows(second, say.addToCart).last().click();
  await expect(cart).toContainText('۱۰۴٬۰۰۰');
  await page.bringToFront();
  await cart.getByRole('button', { name: say.seeCart }).click();
  await cart.getByRole('button', { name: say.takeOut(name) }).click();
  await expect(cart).toContainText('۵۹٬۰۰۰');
  await second.bringToFront();
  await rows(second, say.inCart).click();
  await expect(cart).toHaveCount(0);
});

test('a failed bank payment leaves the cart; paid files are in the cart no longer, nor on another device', async ({
  page,
  signInAs,
  say,
}) => {
  await signInAs(newMobile());
  await open(page, files);
  await rows(page, say.addToCart).first().click();
  const gathered = await page.evaluate((key) => localStorage.getItem(key), storageKeys.cart);
  await buyCart(page, say);
  await answerAtBank(page, 'fail');
  await expect(resultHeading(page)).toHaveText(say.paymentProblem);
  await pushPath(page, files);
  await expect(bar(page, say.cart)).toContainText('۲۳٬۰۰۰');

  await buyCart(page, say);
  await answerAtBank(page, 'pay');
  await expect(resultHeading(page)).toHaveText(say.paid);
  await pushPath(page, others);
  await expect(rows(page, say.addToCart).first()).toBeVisible();
  await expect(bar(page, say.cart)).toHaveCount(0);
  await pushPath(page, files);
  const fetched = page.getByRole('main').getByRole('link', { name: say.download, exact: true });
  await expect(fetched).not.toHaveCount(0);
  await expect(bar(page, say.cart)).toHaveCount(0);

  // Simulate another device that still has the paid file in its cart.
  await page.evaluate(([key, cart]) => localStorage.setItem(key, cart), [
    storageKeys.cart,
    gathered ?? '',
  ] as const);
  await open(page, others);
  await expect(bar(page, say.cart)).toContainText('۲۳٬۰۰۰');
  await pushPath(page, files);
  await expect(fetched).not.toHaveCount(0);
  await expect(bar(page, say.cart)).toHaveCount(0);
  await pushPath(page, others);
  await expect(rows(page, say.addToCart).first()).toBeVisible();
  await expect(bar(page, say.cart)).toHaveCount(0);
});

test('the payment form shows what is bought, for how long, and that no tax is added; a guest signs in, pays and continues on the same page @states', async ({
  page,
  api,
  say,
}) => {
  const dialog = page.getByRole('dialog');
  const main = page.getByRole('main');
  for (const { path, kind, lines } of [
    {
      path: `/movie/${titles.paidMovie}`,
      kind: /^خرید تکی/,
      lines: [say.keepsWithout, /تماشا/, /2160p/],
    },
    { path: `/ekran/${titles.ekran}`, kind: /^خرید بلیت/, lines: [/۴۸ ساعت/, /فروش بلیت تا/] },
  ]) {
    const isGuest = kind.test('خرید تکی');
    if (isGuest) await open(page, path);
    else await pushPath(page, path);
    const link = main.getByRole('link', { name: kind });
    await link.press('Enter');
    await expect(dialog.locator('img').first()).toBeVisible();
    const bought = dialog.getByRole('list', { name: say.whatYouBuy });
    await expect(bought.locator('li')).toHaveText(lines);
    await expect(dialog.getByText(/مالیات بر ارزش افزوده اضافه نمی‌شود/)).toBeVisible();
    await checkState(page, `to buy at ${path}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();

    await link.press('Enter');
    if (isGuest) {
      const mobile = newMobile();
      await dialog.getByRole('button', { name: say.signInToPay }).click();
      await askForCode(page, mobile);
      await codeField(page).fill(await api.codeSentTo(mobile));
      await expect(page.getByRole('button', { name: say.account })).toBeVisible();
      await waitForHydration(page);
    }
    await dialog.getByRole('button', { name: new RegExp(`^${say.pay}`) }).click();
    await answerAtBank(page, 'pay');
    await expect(resultHeading(page), path).toHaveText(say.paid);
    await page.getByRole('link', { name: say.goOn }).click();
    await expect(page).toHaveURL(path);
  }
});

test('an outdated stored price is updated when the cart opens, both prices are shown, and the cart sells at the new price', async ({
  page,
  signInAs,
  say,
}) => {
  await signInAs(newMobile());
  await open(page, files);
  await rows(page, say.addToCart).first().click();
  await page.evaluate((key) => {
    const cart = localStorage.getItem(key) ?? '';
    localStorage.setItem(key, cart.replaceAll('23000', '19000'));
  }, storageKeys.cart);
  await open(page, others);
  await expect(bar(page, say.cart)).toContainText('۱۹٬۰۰۰');
  await bar(page, say.cart).getByRole('button', { name: say.buyCart, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText(/۱۹٬۰۰۰.*۲۳٬۰۰۰/);
  await dialog.getByRole('button', { name: `${say.pay} ۲۳٬۰۰۰ تومان` }).click();
  await answerAtBank(page, 'pay');
  await expect(resultHeading(page)).toHaveText(say.paid);
});
