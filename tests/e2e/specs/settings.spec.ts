import { cookieNames, storageKeys } from '@parde/domain';
import type { Page } from '@playwright/test';
import { checkState } from '../page-checks/check.ts';
import { framedPath, holdRequests, open, waitForHydration } from '../support/journey.ts';
import { newMobile } from '../support/purchase.ts';
import { addSession } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const settings = '/profile/settings';

const onDevice = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

const dataOfRoot = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }));

test('what is set in one tab holds at once in the other, and after a reload @states', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs(newMobile());
  await open(page, settings);
  const other = await context.newPage();
  await open(other, settings);
  const list = await context.newPage();
  await open(list, '/cinema');
  await page.bringToFront();

  for (const name of ['حالت شب', 'حرکت کمتر', 'پخش خودکار قسمت بعد', 'صرفه‌جویی در حجم']) {
    const own = page.getByRole('switch', { name });
    const isOn = await own.isChecked();
    await own.press('Space');
    await expect(other.getByRole('switch', { name }), name).toBeChecked({ checked: !isOn });
  }
  await expect.poll(() => dataOfRoot(other)).toMatchObject({ theme: 'dark', motion: 'reduced' });

  await page.getByLabel('اندازه').selectOption('huge');
  await expect(other.getByLabel('اندازه')).toHaveValue('huge');
  const asked = list.waitForRequest((request) => /[?&]age=[1-9]/.test(request.url()));
  await page.getByLabel('ردهٔ سنی').selectOption({ index: 1 });
  const age = await page.getByLabel('ردهٔ سنی').inputValue();
  await expect(other.getByLabel('ردهٔ سنی')).toHaveValue(age);
  expect(new URL((await asked).url()).searchParams.get('age')).toBe(age);
  await expect(list.getByRole('button', { name: /^فیلتر ?۱$/ })).toBeVisible();
  await checkState(page, 'settings by night');

  await page.reload();
  await waitForHydration(page);
  expect(await dataOfRoot(page)).toMatchObject({ theme: 'dark', motion: 'reduced' });
  await expect(page.getByRole('switch', { name: 'پخش خودکار قسمت بعد' })).not.toBeChecked();
  await expect(page.getByLabel('اندازه')).toHaveValue('huge');
  await expect(page.getByLabel('ردهٔ سنی')).toHaveValue(age);
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === cookieNames.contentFilter)?.value).toContain(age);
});

test('data are saved where the browser says so, until the viewer says otherwise', async ({
  page,
  signInAs,
}) => {
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true });
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
  await signInAs(newMobile());
  await open(page, settings);
  const saver = page.getByRole('switch', { name: 'صرفه‌جویی در حجم' });
  await expect(saver).toBeChecked();
  await saver.press('Space');
  await expect(saver).not.toBeChecked();
  await page.reload();
  await waitForHydration(page);
  await expect(saver).not.toBeChecked();
});

test('a name, a device and the recent searches change in every open tab', async ({
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
  await open(page, framedPath);
  await page.evaluate((key) => localStorage.setItem(key, '["یزد"]'), storageKeys.recentSearches);
  await open(page, settings);
  const other = await context.newPage();
  await open(other, settings);
  const third = await context.newPage();
  await open(third, '/search');
  await expect(third.getByRole('link', { name: 'یزد', exact: true })).toBeVisible();
  await page.bringToFront();

  await page.getByLabel('نام', { exact: true }).fill('مهسا رضایی');
  const saving = await holdRequests(page, '**/api/v1/user/update');
  await page.getByRole('button', { name: 'ذخیرهٔ نام' }).click();
  // Who types on is told of the save all the same, and keeps what is typed.
  await page.getByLabel('نام', { exact: true }).press('End');
  await page.getByLabel('نام', { exact: true }).pressSequentially('‌پور');
  saving.release();
  await expect(page.getByText('نام شما ذخیره شد.')).toBeVisible();
  await expect(page.getByLabel('نام', { exact: true })).toHaveValue('مهسا رضایی‌پور');
  await expect(other.getByLabel('نام', { exact: true })).toHaveValue('مهسا رضایی');

  await page.getByRole('button', { name: /^خروج از Chrome/ }).click();
  await expect(other.getByText('همین دستگاه', { exact: true })).toBeVisible();
  await expect(other.getByRole('button', { name: /^خروج از Chrome/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'پاک کردن جست‌وجوها' }).click();
  await expect(third.getByRole('link', { name: 'یزد', exact: true })).toHaveCount(0);
});

test('kids mode closes all tabs to all but the children’s page, and is left there', async ({
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
  await page.goto('/cinema');
  await expect(page).toHaveURL('/kids');
  await page.goto('/kids/leave');
  await page.getByRole('textbox', { name: 'رمز چهاررقمی' }).fill('2580');
  await page.getByRole('button', { name: 'خروج' }).press('Enter');
  for (const tab of [page, other]) await expect(tab).toHaveURL('/');
  expect(await onDevice(page, storageKeys.kids)).toBeNull();
  const left = (await context.cookies()).map(({ name }) => name);
  expect(left).not.toContain(cookieNames.kids);
  expect(left).not.toContain(cookieNames.kidsLockOnLoopback);
});

test('the name, the recent searches and the language', async ({
  page,
  context,
  signInAs,
  api,
  watch,
}) => {
  await signInAs(newMobile());
  await open(page, framedPath);
  await page.evaluate((key) => localStorage.setItem(key, '["یزد"]'), storageKeys.recentSearches);
  await open(page, settings);
  const name = page.getByLabel('نام', { exact: true });
  const save = page.getByRole('button', { name: 'ذخیرهٔ نام' });
  await expect(save).toBeDisabled();
  watch.expectAnswer(500, /\/user\/update$/);
  await api.setFault({ operationId: 'updateUser', status: 500 });
  await name.fill('مهسا رضایی');
  await save.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(name).toHaveValue('مهسا رضایی');
  await save.click();
  await expect(page.getByText('نام شما ذخیره شد.')).toBeVisible();

  await page.getByRole('button', { name: 'پاک کردن جست‌وجوها' }).click();
  await expect(page.getByText('جست‌وجوهای اخیر پاک شد.').first()).toBeVisible();
  expect(await onDevice(page, storageKeys.recentSearches)).toBeNull();

  const other = await context.newPage();
  await open(other, framedPath);
  await page.bringToFront();
  await page.getByRole('radio', { name: 'English' }).click();
  for (const tab of [page, other]) await expect(tab.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('مهسا رضایی');
});

test('a device is signed out from another one, and all at once @story @states', async ({
  page,
  site,
  api,
  signInAs,
  anotherViewer,
  say,
  language,
}) => {
  const mobile = newMobile();
  await signInAs(mobile);
  const phone = await anotherViewer();
  await addSession(phone.context(), { site, api, mobile });
  await open(phone, framedPath);
  await open(page, settings);
  const words =
    language === 'fa'
      ? { there: /^خروج از Chrome/, all: 'خروج از همهٔ دستگاه‌ها', now: 'خروج از همه' }
      : { there: /^Sign out on Chrome/, all: 'Sign out everywhere', now: 'Sign out everywhere' };
  const there = page.getByRole('button', { name: words.there });
  await expect(there).toHaveCount(1);
  await there.click();
  await expect(there).toHaveCount(0);
  await phone.reload();
  await expect(
    phone.getByRole('banner').getByRole('link', { name: say.signIn, exact: true }),
  ).toBeVisible();

  await page.getByRole('button', { name: words.all }).click();
  const dialog = page.getByRole('dialog');
  await checkState(page, 'signing out everywhere');
  await dialog.getByRole('button', { name: words.now, exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('a list of devices that fails stands alone and comes on retry', async ({
  page,
  signInAs,
  api,
  watch,
}) => {
  watch.expectAnswer(500, /\/get\/sessions$/);
  await signInAs(newMobile());
  await api.setFault({ operationId: 'listSessions', status: 500, times: 2 });
  await open(page, settings);
  await expect(page.getByLabel('نام', { exact: true })).toBeVisible();
  const section = page.getByRole('region', { name: 'دستگاه‌ها' });
  await section.getByRole('button', { name: 'تلاش دوباره' }).click();
  await expect(section.getByText('همین دستگاه')).toBeVisible();
});
