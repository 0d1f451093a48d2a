import { formatToman } from '@parde/domain';
import { checkState } from '../../page-checks/check.ts';
import { follow, framedPath, open } from '../../support/journey.ts';
import { newMobile, topUp } from '../../support/purchase.ts';
import { expect, test } from '../../support/test.ts';

test('the account shows who is signed in, what they have, and links to the other pages, above their lists @story @states', async ({
  page,
  site,
  context,
  signInAs,
  language,
  labels,
}) => {
  const toman = formatToman(50_000, language);
  const messages =
    language === 'fa'
      ? {
          account: 'حساب من',
          noBank: 'هنوز بانکی برای پرداخت خودکار فعال نکرده‌اید.',
          copyLink: 'کپی پیوند دعوت',
          copied: 'پیوند دعوت کپی شد',
          topUp: 'افزایش اعتبار',
          spent: 'گردش کیف پول',
          manage: 'تنظیم پرداخت خودکار',
        }
      : {
          account: 'My account',
          noBank: 'No bank account is set up.',
          copyLink: 'Copy invitation link',
          copied: 'Link copied',
          topUp: 'Top up credit',
          spent: 'Wallet activity',
          manage: 'Set up automatic payment',
        };
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(newMobile());
  await topUp(page, site, 50_000);
  await open(page, framedPath);
  await page.getByRole('button', { name: labels.account }).click();
  await follow(
    page.getByRole('navigation', { name: labels.account }).locator('a[href="/profile"]'),
  );
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(messages.account);
  await expect(main.getByText(toman)).toBeVisible();
  await expect(main.getByText(labels.noSubscription)).toBeVisible();
  await expect(main.getByText(messages.noBank)).toBeVisible();
  await checkState(page, 'the account');

  await main.getByRole('button', { name: messages.copyLink }).click();
  await expect(page.getByText(messages.copied).first()).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^https?:\/\/[^/]+\/ref\/[0-9a-zA-Z]{1,10}$/,
  );

  for (const [button, title] of [
    [messages.topUp, labels.topUpTitle],
    [messages.spent, labels.wallet],
    [messages.manage, labels.automaticPayment],
  ] as const) {
    await main.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  // The list pages have the same header.
  await follow(main.locator('nav a[href="/profile/list/history"]'));
  await expect(main.getByText(toman)).toBeVisible();
  for (const href of ['/payments', '/profile/settings', '/profile/plans']) {
    await follow(main.locator(`nav a[href="${href}"]`));
    await expect(main.locator('nav [aria-current="page"]')).toHaveAttribute('href', href);
    const header = main.getByRole('region', { name: messages.account });
    await expect(header.getByText(toman), href).toBeVisible();
  }
});
