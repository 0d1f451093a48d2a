import { formatToman } from '@parde/domain';
import { checkState } from '../page-checks/check.ts';
import { follow, framedPath, open, pushPath } from '../support/journey.ts';
import { newMobile, topUp } from '../support/purchase.ts';
import { people } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

test('the account: who is signed in, what they have, and the ways to the rest, above their lists @story @plain @states', async ({
  page,
  site,
  context,
  signInAs,
  language,
  say,
}) => {
  const toman = formatToman(50_000, language);
  const words =
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
  await page.getByRole('button', { name: say.account }).click();
  await follow(page.getByRole('navigation', { name: say.account }).locator('a[href="/profile"]'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.account);
  await expect(main.getByText(toman)).toBeVisible();
  await expect(main.getByText(say.noSubscription)).toBeVisible();
  await expect(main.getByText(words.noBank)).toBeVisible();
  await checkState(page, 'the account');

  await main.getByRole('button', { name: words.copyLink }).click();
  await expect(page.getByText(words.copied).first()).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^https?:\/\/[^/]+\/ref\/[0-9a-zA-Z]{1,10}$/,
  );

  for (const [button, title] of [
    [words.topUp, say.topUpTitle],
    [words.spent, say.wallet],
    [words.manage, say.automaticPayment],
  ] as const) {
    await main.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  // The lists stand under the same head.
  await follow(main.locator('nav a[href="/profile/list/history"]'));
  await expect(main.getByText(toman)).toBeVisible();
  for (const href of ['/payments', '/profile/settings', '/profile/plans']) {
    await expect(main.locator(`a[href="${href}"]`).first(), href).toBeVisible();
  }
});

test('gift days go on page after page, and a page that fails is asked for again', async ({
  page,
  signInAs,
  watch,
}) => {
  await signInAs(people.subscriber.mobile);
  await open(page, '/profile/plans');
  let failures = 1;
  await page.route('**/api/v1/get/gift_days*', async (route) => {
    const { origin, pathname, searchParams } = new URL(route.request().url());
    const isRest = searchParams.get('cursor') === 'rest';
    if (isRest && failures-- > 0) return route.fulfill({ status: 400, json: {} });
    const answer: { data: { items: { id: string }[] } } = await (
      await route.fetch({ url: origin + pathname })
    ).json();
    const { data } = answer;
    const items = isRest ? data.items.map((item) => ({ ...item, id: `${item.id}-2` })) : data.items;
    const next_cursor = isRest ? null : 'rest';
    await route.fulfill({ json: { data: { ...data, items, next_cursor } } });
  });
  await pushPath(page, '/profile');
  watch.expectAnswer(400, /\/get\/gift_days/);
  await page.getByRole('button', { name: 'همهٔ هدیه‌ها' }).click();
  const gifts = page.getByRole('dialog', { name: 'روزهای هدیه' });
  await expect(gifts.getByText('ادامهٔ هدیه‌ها بارگذاری نشد.')).toBeVisible();
  await expect(gifts.getByRole('listitem')).toHaveCount(3);
  await gifts.getByRole('button', { name: 'تلاش دوباره' }).click();
  await expect(gifts.getByRole('listitem')).toHaveCount(6);
});
