import { checkState } from '../../page-checks/check.ts';
import { open } from '../../support/journey.ts';
import { buyPlan, newMobile, topUp } from '../../support/purchase.ts';
import { expect, test } from '../../support/test.ts';

const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test('a viewer without payments sees what the page is for; then each payment has a receipt on one page, and older payments load on request @plain @states', async ({
  page,
  site,
  signInAs,
  api,
  watch,
  labels,
}) => {
  await signInAs(newMobile());
  await open(page, '/payments');
  await expect(page.getByText('هنوز پرداختی نداشته‌اید').first()).toBeVisible();

  for (let count = 0; count < 23; count += 1) await topUp(page, site, 1000 + count);
  await buyPlan(page, site, 'fail');
  const code = await buyPlan(page, site, 'pay');
  await open(page, '/payments');
  const rows = page.getByRole('list', { name: 'پرداخت‌ها' }).locator(':scope > li');
  const paid = rows.first();
  await expect(paid).toContainText(code);
  await expect(paid).toContainText('۱۴٬۹۰۰');
  await expect(rows.nth(1)).toContainText('ناموفق');
  await checkState(page, 'payments');

  await paid.getByRole('button', { name: 'رسید پرداخت' }).click();
  const receipt = page.getByRole('dialog');
  await expect(receipt).toContainText(code);
  await checkState(page, 'a receipt');
  expect(pages(await page.pdf({ format: 'A5' }))).toBe(1);
  await page.keyboard.press('Escape');
  await expect(receipt).toHaveCount(0);

  await test.step('older payments load on request, and the shown ones remain if that fails', async () => {
    const before = await rows.count();
    expect(before).toBeLessThan(25);
    watch.expectAnswer(500, /\/get\/payments/);
    await api.setFault({ operationId: 'listPayments', status: 500 });
    // The button is clicked as soon as it is in view.
    await page.getByRole('button', { name: 'پرداخت‌های پیشین' }).evaluate((button: HTMLElement) => {
      new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) button.click();
      }).observe(button);
      button.scrollIntoView();
    });
    await expect(
      page.getByText('مشکلی از سمت ما پیش آمد. کمی بعد دوباره تلاش کنید.'),
    ).toBeVisible();
    await expect(rows).toHaveCount(before);
    await page.getByRole('button', { name: labels.tryAgain }).click();
    await expect(rows).toHaveCount(25);
    // The button is gone, and the focus is on the first payment that was added.
    await expect(rows.nth(before).locator(':focus')).toHaveCount(1);
  });
});
