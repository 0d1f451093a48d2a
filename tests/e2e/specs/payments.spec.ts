import { checkState } from '../page-checks/check.ts';
import { open } from '../support/journey.ts';
import { allowBank, answerAtBank, buyPlanForFilm, newMobile, topUp } from '../support/purchase.ts';
import { expect, test } from '../support/test.ts';

const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test('who has paid nothing is told what to find here; then each payment has its receipt, on one page @story @plain @states', async ({
  page,
  site,
  signInAs,
  api,
  watch,
  language,
  say,
}) => {
  allowBank(watch, api);
  const words =
    language === 'fa'
      ? {
          none: 'هنوز پرداختی نداشته‌اید',
          receipt: 'رسید پرداخت',
          list: 'پرداخت‌ها',
          vat: '۱۴٬۹۰۰',
          failed: 'ناموفق',
        }
      : {
          none: 'No payments yet',
          receipt: 'Receipt',
          list: 'Payments',
          vat: '14,900',
          failed: 'Failed',
        };
  await signInAs(newMobile());
  await open(page, '/payments');
  await expect(page.getByText(words.none).first()).toBeVisible();

  await topUp(page, site, 20_000);
  await buyPlanForFilm(page, say.pay);
  await answerAtBank(page, 'fail');
  await buyPlanForFilm(page, say.pay);
  await answerAtBank(page, 'pay');
  const code = new URL(page.url()).searchParams.get('tracking_code') ?? '';

  await open(page, '/payments');
  const list = page.getByRole('list', { name: words.list });
  await expect(list.locator(':scope > li')).toHaveCount(3);
  const paid = list.locator(':scope > li').first();
  await expect(paid).toContainText(code);
  await expect(paid).toContainText(words.vat);
  await expect(list.locator(':scope > li').nth(1)).toContainText(words.failed);
  await checkState(page, 'payments');

  await paid.getByRole('button', { name: words.receipt }).click();
  const receipt = page.getByRole('dialog');
  await expect(receipt).toContainText(code);
  await checkState(page, 'a receipt');
  expect(pages(await page.pdf({ format: 'A5' }))).toBe(1);
  await page.keyboard.press('Escape');
  await expect(receipt).toHaveCount(0);
});

test('older payments come on request, and what is there stays if they do not', async ({
  page,
  site,
  signInAs,
  api,
  watch,
}) => {
  await signInAs(newMobile());
  for (let count = 0; count < 25; count += 1) await topUp(page, site, 1000 + count);
  await open(page, '/payments');
  const rows = page.getByRole('list', { name: 'پرداخت‌ها' }).locator(':scope > li');
  const before = await rows.count();
  expect(before).toBeLessThan(25);
  watch.expectAnswer(500, /\/get\/payments/);
  await api.setFault({ operationId: 'listPayments', status: 500 });
  // It comes into sight and is pressed at once.
  await page.getByRole('button', { name: 'پرداخت‌های پیشین' }).evaluate((button: HTMLElement) => {
    new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) button.click();
    }).observe(button);
    button.scrollIntoView();
  });
  await expect(page.getByText('مشکلی پیش آمد. لطفاً دوباره تلاش کنید.')).toBeVisible();
  await expect(rows).toHaveCount(before);
  await page.getByRole('button', { name: 'تلاش دوباره' }).click();
  await expect(rows).toHaveCount(25);
  // The button is gone. Who pressed it is at the first payment that has come.
  await expect(rows.nth(before).locator(':focus')).toHaveCount(1);
});
