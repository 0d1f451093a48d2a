import { storageKeys } from '@parde/domain';
import type { Page } from '@playwright/test';
import { checkState } from '../page-checks/check.ts';
import { clearSession } from '../support/clear-session.ts';
import { films } from '../support/films.ts';
import { open } from '../support/journey.ts';
import { allowBank, answerAtBank, newMobile, resultHeading } from '../support/purchase.ts';
import { askForCode, codeField, people } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';
import type { WordsOfBuying } from '../support/words-of-buying.ts';

const files = `/movie/download/${films.usual}`;
const others = `/movie/download/${titles.paidMovie}`;
const name = 'شب‌های بی‌ستارهٔ یزد';

const rows = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const bar = (page: Page, name: string) => page.getByRole('region', { name });

/** Goes to the bank with the cart. */
async function buyCart(page: Page, say: WordsOfBuying): Promise<void> {
  await bar(page, say.cart).getByRole('button', { name: say.buyCart, exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${say.pay}`) })
    .click();
}

test('files are gathered, one of each title, and taken out again', async ({ page, say }) => {
  await open(page, files);
  await rows(page, say.addToCart).first().click();
  const cart = bar(page, say.cart);
  await expect(cart).toContainText('۲۳٬۰۰۰');
  // Another quality replaces it.
  await rows(page, say.addToCart).last().click();
  await expect(cart).toContainText('۴۵٬۰۰۰');
  await expect(rows(page, say.inCart)).toHaveCount(1);
  await open(page, others);
  await rows(page, say.addToCart).last().click();
  await expect(cart).toContainText('۱۰۴٬۰۰۰');
  await cart.getByRole('button', { name: say.seeCart }).click();
  await cart.getByRole('button', { name: say.takeOut(name) }).click();
  await expect(cart).toContainText('۵۹٬۰۰۰');
  await rows(page, say.inCart).click();
  await expect(cart).toHaveCount(0);
});

test('a bank that fails leaves the cart; what was paid is in it no more, nor on another device', async ({
  page,
  signInAs,
  api,
  watch,
  say,
}) => {
  allowBank(watch, api);
  await signInAs(newMobile());
  await open(page, files);
  await rows(page, say.addToCart).first().click();
  const gathered = await page.evaluate((key) => localStorage.getItem(key), storageKeys.cart);
  await buyCart(page, say);
  await answerAtBank(page, 'fail');
  await expect(resultHeading(page)).toHaveText(say.paymentProblem);
  await open(page, files);
  await expect(bar(page, say.cart)).toContainText('۲۳٬۰۰۰');

  await buyCart(page, say);
  await answerAtBank(page, 'pay');
  await expect(resultHeading(page)).toHaveText(say.paid);
  // The page of another film, which was open before the purchase.
  await open(page, others);
  await expect(rows(page, say.addToCart).first()).toBeVisible();
  await expect(bar(page, say.cart)).toHaveCount(0);
  await open(page, files);
  const fetched = page.getByRole('main').getByRole('link', { name: say.download, exact: true });
  await expect(fetched).not.toHaveCount(0);
  await expect(bar(page, say.cart)).toHaveCount(0);

  // A device without the cart.
  await page.evaluate(([key, cart]) => localStorage.setItem(key, cart), [
    storageKeys.cart,
    gathered ?? '',
  ] as const);
  await open(page, others);
  await expect(bar(page, say.cart)).toContainText('۲۳٬۰۰۰');
  await open(page, files);
  await expect(bar(page, say.cart)).toHaveCount(0);
  await open(page, others);
  await expect(rows(page, say.addToCart).first()).toBeVisible();
  await expect(bar(page, say.cart)).toHaveCount(0);
});

test('a guest buys a film or a ticket: they sign in and go on where they were', async ({
  page,
  api,
  watch,
  say,
}) => {
  allowBank(watch, api);
  for (const path of [`/movie/${titles.paidMovie}`, `/ekran/${titles.ekran}`]) {
    const mobile = newMobile();
    await open(page, path);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^خرید (?:تکی|بلیت)/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: say.signInToPay }).click();
    await askForCode(page, mobile);
    await codeField(page).fill(await api.codeSentTo(mobile));
    await dialog.getByRole('button', { name: new RegExp(`^${say.pay}`) }).click();
    await answerAtBank(page, 'pay');
    await expect(resultHeading(page), path).toHaveText(say.paid);
    await page.getByRole('link', { name: say.goOn }).click();
    await expect(page).toHaveURL(path);
    await clearSession(page);
  }
});

test('what is bought, for how long and what is added stands beside how it is paid @states', async ({
  page,
  say,
}) => {
  for (const { path, lines } of [
    {
      path: `/movie/${titles.paidMovie}`,
      lines: [say.keepsWithout, /تماشا/, /2160p/],
    },
    { path: `/ekran/${titles.ekran}`, lines: [/۴۸ ساعت/, /فروش بلیت تا/] },
  ]) {
    await open(page, path);
    const link = page.getByRole('main').getByRole('link', { name: /^خرید (?:تکی|بلیت)/ });
    await link.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('img').first()).toBeVisible();
    await expect(dialog.getByRole('list', { name: say.whatYouBuy }).locator('li')).toHaveText(
      lines,
    );
    await expect(dialog.getByText(/مالیات بر ارزش افزوده اضافه نمی‌شود/)).toBeVisible();
    await checkState(page, `to buy at ${path}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
  }
});

test('a subscriber buys what the subscription opens, to keep it', async ({
  page,
  signInAs,
  say,
}) => {
  await signInAs(people.subscriber.mobile);
  await open(page, files);
  await expect(rows(page, say.addToCart)).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${say.buyAlone} · ۴۵٬۰۰۰`) })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(say.opensAlready)).toBeVisible();
  await expect(dialog.getByRole('button', { name: `${say.pay} ۴۵٬۰۰۰ تومان` })).toBeEnabled();
  // What was asked to buy changes nothing for who asks to watch.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(rows(page, say.addToCart)).toHaveCount(0);
});

test('a damaged or blocked storage is an empty cart', async ({ page, context, say }) => {
  await context.addInitScript(() => localStorage.setItem('_cart', '{"items":[{"itemid":1'));
  await open(page, files);
  await rows(page, say.addToCart).first().click();
  await expect(bar(page, say.cart)).toContainText('۲۳٬۰۰۰');
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open(page, files);
  await rows(page, say.addToCart).first().click();
  await expect(bar(page, say.cart)).toContainText('۲۳٬۰۰۰');
});

test('another tab follows', async ({ page, context, say }) => {
  await open(page, files);
  const second = await context.newPage();
  await open(second, files);
  await rows(second, say.addToCart).first().click();
  await expect(bar(page, say.cart)).toContainText('۲۳٬۰۰۰');
  await rows(page, say.inCart).click();
  await expect(bar(second, say.cart)).toHaveCount(0);
});
