import { cookieNames, formatToman } from '@parde/domain';
import type { Page } from '@playwright/test';
import { checkState } from '../../page-checks/check.ts';
import { byKeyboard } from '../../support/input-methods.ts';
import { framedPath, open, pushPath } from '../../support/journey.ts';
import type { Messages } from '../../support/messages.ts';
import { modalOn, resume } from '../../support/modals.ts';
import { answerAtBank, bankUrl, newMobile, resultHeading } from '../../support/purchase.ts';
import { expect, test } from '../../support/test.ts';

const planPage = '/plan/m1';

const amountField = (page: Page) => page.locator('input[name="amount"]');
const payButton = (page: Page) => page.getByRole('dialog').locator('button[type="submit"]');

/** Opens the top-up from a plan for which the credit is insufficient. */
async function openFromPlan(page: Page, labels: Messages) {
  await page.getByRole('radio', { name: labels.wallet }).check();
  await page.getByRole('main').getByRole('button', { name: labels.topUp }).click();
  const dialog = page.getByRole('dialog', { name: labels.topUpTitle });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('a viewer with insufficient credit tops it up, by a quick amount or by an amount of their own, and sees the result @plain @states', async ({
  page,
  signInAs,
  language,
  labels,
}) => {
  const toman = (amount: number) => formatToman(amount, language);
  await signInAs(newMobile());
  await open(page, planPage);
  const dialog = await openFromPlan(page, labels);
  // The amount that is missing for the plan, with VAT.
  await expect(payButton(page)).toContainText(toman(163_900));
  const quick = dialog.getByRole('button', { name: toman(20_000), exact: true });
  await byKeyboard.press(quick);
  await expect(quick).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByText(labels.creditAfter)).toBeVisible();
  await expect(payButton(page)).toContainText(toman(20_000));
  await expect(dialog.getByRole('radio', { name: labels.wallet })).toHaveCount(0);
  await checkState(page, 'the credit');

  await amountField(page).fill('');
  await amountField(page).pressSequentially('۲۵۰۰۰');
  await expect(amountField(page)).toHaveValue('۲۵٬۰۰۰');
  await expect(quick).toHaveAttribute('aria-pressed', 'false');

  // A viewer who leaves the bank’s page may continue with the same amount.
  await payButton(page).click();
  await answerAtBank(page, 'leave');
  await page.getByRole('button', { name: labels.payAgain }).click();
  await expect(payButton(page)).toContainText(toman(25_000));
  await payButton(page).click();
  await answerAtBank(page, 'pay');
  await expect(resultHeading(page)).toHaveText(labels.paid);

  await pushPath(page, planPage);
  await openFromPlan(page, labels);
  await expect(dialog.getByText(toman(25_000)).first()).toBeVisible();
  await quick.click();
  await expect(dialog.getByText(toman(45_000))).toBeVisible();
  await byKeyboard.press(dialog.getByRole('button', { name: labels.walletHistory }));
  const wallet = page.getByRole('dialog', { name: labels.wallet, exact: true });
  await expect(wallet.getByText(toman(25_000), { exact: true })).toBeVisible();
  await expect(wallet.getByRole('listitem')).toHaveText(new RegExp(`\\+${toman(25_000)}`));
  await checkState(page, 'the wallet');
  await wallet.getByRole('button', { name: labels.topUp }).click();
  await expect(dialog).toBeVisible();
});

test('the amount is restored after signing in, grouped while typing and pasting, refused with a message if invalid, and sent once @states', async ({
  page,
  signInAs,
  context,
  site,
  api,
  watch,
}) => {
  // After a refusal the app requests the order by its key.
  watch.expectAnswer(404, /\/get\/purchase\//);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(newMobile());
  const field = amountField(page);

  await test.step('a quick amount never wraps, in either language', async () => {
    const picks = page.getByRole('dialog').locator('button[aria-pressed] bdi');
    const lines = () =>
      picks.evaluateAll((texts) =>
        texts.map((text) => new Set(Array.from(text.getClientRects(), ({ top }) => top)).size),
      );
    for (const locale of ['en', 'fa'] as const) {
      await context.addCookies([{ name: cookieNames.locale, value: locale, url: site.origin }]);
      await resume(page, modalOn(framedPath, 'credit', { amount: 12_500 }));
      await open(page, framedPath);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expect(picks).toHaveCount(3);
        await expect.poll(lines, `${locale}, ${width}`).toEqual([1, 1, 1]);
      }
    }
  });

  await test.step('the amount from before the sign-in is restored', async () => {
    await expect(field).toHaveValue('۱۲٬۵۰۰');
  });

  await test.step('the caret stays where digits are typed', async () => {
    await field.fill('');
    await field.pressSequentially('1234567');
    await expect(field).toHaveValue('۱٬۲۳۴٬۵۶۷');
    await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 4));
    await page.keyboard.type('9');
    await expect(field).toHaveValue('۱۲٬۳۹۴٬۵۶۷');
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(5);
    // The caret is beside a separator.
    await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 3));
    await page.keyboard.press('Backspace');
    await expect(field).toHaveValue('۱٬۳۹۴٬۵۶۷');
  });

  await test.step('a paste', async () => {
    await page.evaluate(() => navigator.clipboard.writeText(' 30,000 تومان '));
    await field.press('ControlOrMeta+a');
    await page.keyboard.press('ControlOrMeta+v');
    await expect(field).toHaveValue('۳۰٬۰۰۰');
    await expect(payButton(page)).toContainText('۳۰٬۰۰۰');
  });

  const unclear = 'مبلغ را تنها با رقم و به تومان بنویسید';
  const tooLarge = 'هر بار تا ۱٬۰۰۰٬۰۰۰٬۰۰۰ تومان';
  for (const [typed, message] of [
    ['', 'مبلغ را بنویسید یا یکی از مبلغ‌های آماده را انتخاب کنید.'],
    ['0', unclear],
    ['-5000', unclear],
    ['۲۵۰۰٫۵', unclear],
    ['1e5', unclear],
    ['ده هزار', unclear],
    ['2000000000', tooLarge],
    ['9'.repeat(20), tooLarge],
  ] as const) {
    await amountField(page).fill(typed);
    await expect(page.getByText(message), `“${typed}” is not judged while it is typed`).toHaveCount(
      0,
    );
    await payButton(page).click();
    await expect(page.getByText(message), typed).toBeVisible();
    await expect(amountField(page), typed).toBeFocused();
  }
  await checkState(page, 'an amount that cannot be paid');

  // The server determines the minimum amount.
  watch.expectAnswer(422, /\/get\/charge_wallet$/);
  await amountField(page).fill('500');
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText('کمترین مبلغ ۱٬۰۰۰ تومان است.');
  await expect(amountField(page)).toHaveAccessibleDescription(/کمترین مبلغ/);
  await expect(amountField(page)).toBeFocused();

  await api.clearCalls();
  await amountField(page).fill('50000');
  await payButton(page).dblclick();
  await page.waitForURL(bankUrl);
  const charges = (await api.calls()).filter(({ operationId }) => operationId === 'chargeWallet');
  expect(charges).toHaveLength(1);
});
