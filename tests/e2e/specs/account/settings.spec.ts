import { cookieNames, storageKeys } from '@parde/domain';
import type { Page } from '@playwright/test';
import { checkState } from '../../page-checks/check.ts';
import { holdRequests, open, pushPath, waitForHydration } from '../../support/journey.ts';
import { newMobile } from '../../support/purchase.ts';
import { addSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const settings = '/profile/settings';

const onDevice = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

const dataOfRoot = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }));

test('a setting that is changed, saved or removed in one tab applies at once in the others, and after a reload @states', async ({
  page,
  context,
  site,
  api,
  signInAs,
  anotherViewer,
}) => {
  const mobile = newMobile();
  await signInAs(mobile);
  await addSession((await anotherViewer()).context(), { site, api, mobile });
  await page.goto('/robots.txt');
  await page.evaluate((key) => localStorage.setItem(key, '["یزد"]'), storageKeys.recentSearches);
  await open(page, settings);
  const other = await context.newPage();
  await open(other, settings);
  const list = await context.newPage();
  await open(list, '/cinema');
  await page.bringToFront();

  await test.step('settings of the device', async () => {
    for (const name of ['حالت شب', 'حرکت کمتر', 'پخش خودکار', 'صرفه‌جویی در حجم']) {
      const own = page.getByRole('switch', { name });
      const isOn = await own.isChecked();
      await own.press('Space');
      await expect(other.getByRole('switch', { name }), name).toBeChecked({ checked: !isOn });
    }
    await expect.poll(() => dataOfRoot(other)).toMatchObject({ theme: 'dark', motion: 'reduced' });
    await page.getByLabel('اندازه').selectOption('huge');
    await expect(other.getByLabel('اندازه')).toHaveValue('huge');
  });

  const ages = page.getByLabel('ردهٔ سنی');
  await test.step('the content filter', async () => {
    const listRequest = list.waitForRequest((request) => /[?&]age=[1-9]/.test(request.url()));
    await ages.selectOption({ index: 1 });
    const age = await ages.inputValue();
    await expect(other.getByLabel('ردهٔ سنی')).toHaveValue(age);
    expect(new URL((await listRequest).url()).searchParams.get('age')).toBe(age);
    await expect(list.getByRole('button', { name: /^فیلتر ?۱$/ })).toBeVisible();
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === cookieNames.contentFilter)?.value).toContain(age);
  });
  await checkState(page, 'settings by night');

  const name = page.getByLabel('نام', { exact: true });
  await test.step('the name', async () => {
    const save = page.getByRole('button', { name: 'ذخیرهٔ نام' });
    await expect(save).toBeDisabled();
    await name.fill('مهسا رضایی');
    const saving = await holdRequests(page, '**/api/v1/user/update');
    await save.click();
    // The success message appears while the viewer types on, and the typed text stays.
    await name.press('End');
    await name.pressSequentially('‌پور');
    saving.release();
    await expect(page.getByText('نام شما ذخیره شد.')).toBeVisible();
    await expect(name).toHaveValue('مهسا رضایی‌پور');
    await expect(other.getByLabel('نام', { exact: true })).toHaveValue('مهسا رضایی');
  });

  await test.step('a device', async () => {
    const there = /^خروج از Chrome/;
    await page.getByRole('button', { name: there }).click();
    await expect(other.getByText('همین دستگاه', { exact: true })).toBeVisible();
    await expect(other.getByRole('button', { name: there })).toHaveCount(0);
  });

  await test.step('the recent searches', async () => {
    await pushPath(list, '/search');
    const search = list.getByRole('link', { name: 'یزد', exact: true });
    await expect(search).toBeVisible();
    await page.getByRole('button', { name: 'پاک کردن جست‌وجوها' }).click();
    await expect(page.getByText('جست‌وجوهای اخیر پاک شد.').first()).toBeVisible();
    await expect(search).toHaveCount(0);
    expect(await onDevice(page, storageKeys.recentSearches)).toBeNull();
  });

  await test.step('the language, whose change reloads the page with all settings', async () => {
    const age = await ages.inputValue();
    await page.getByRole('radio', { name: 'English' }).click();
    for (const tab of [page, other])
      await expect(tab.locator('html')).toHaveAttribute('lang', 'en');
    await waitForHydration(page);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('مهسا رضایی');
    expect(await dataOfRoot(page)).toMatchObject({ theme: 'dark', motion: 'reduced' });
    await expect(page.getByRole('switch', { name: 'Autoplay' })).not.toBeChecked();
    await expect(
      page.locator('select').filter({ has: page.locator('option[value=huge]') }),
    ).toHaveValue('huge');
    await expect(page.getByLabel('Age', { exact: true })).toHaveValue(age);
  });
});

test('kids mode moves all tabs to the kids page, and ends there as well', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs(newMobile());
  await open(page, settings);
  const other = await context.newPage();
  await open(other, '/callback');
  await page.bringToFront();
  await page.getByRole('link', { name: 'روشن کردن حالت کودک' }).press('Enter');
  await page.getByRole('textbox', { name: 'رمز چهاررقمی' }).fill('۲۵۸۰');
  await page.getByRole('textbox', { name: 'تکرار رمز' }).fill('2580');
  await page.getByRole('button', { name: 'روشن کردن حالت کودک' }).press('Enter');
  for (const tab of [page, other]) await expect(tab).toHaveURL('/kids');
  await expect.poll(() => onDevice(other, storageKeys.kids)).toBe('7');
  await page.goto('/kids/leave');
  await page.getByRole('textbox', { name: 'رمز چهاررقمی' }).fill('2580');
  await page.getByRole('button', { name: 'خروج' }).press('Enter');
  for (const tab of [page, other]) await expect(tab).toHaveURL('/');
  expect(await onDevice(page, storageKeys.kids)).toBeNull();
  const left = (await context.cookies()).map(({ name }) => name);
  expect(left).not.toContain(cookieNames.kids);
  expect(left).not.toContain(cookieNames.kidsLockOnLoopback);
});
