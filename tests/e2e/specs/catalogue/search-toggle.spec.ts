import type { Page } from '@playwright/test';
import { checkState } from '../../page-checks/check.ts';
import {
  distinctFaults,
  expectFault,
  faultNames,
  faultOf,
  faultsToTry,
  retryAtOnce,
} from '../../support/faults.ts';
import { framedPath, intercept, open, press, waitForIdle } from '../../support/journey.ts';
import { expect, test } from '../../support/test.ts';
import type { Watch } from '../../support/watch.ts';

const quick = (term: string) => `GET /ghost/get/getSearchQuick?query=${encodeURIComponent(term)}`;

const toggleOf = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });

const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('lastsearchs'));

const searchCalls = (watch: Watch) =>
  watch.apiCalls().filter((call) => call.includes('getSearchQuick'));

test('the toggle opens the box, which loads only then, shows suggestions and a link to all results, and closes in five ways @states', async ({
  page,
  api,
  labels,
  watch,
}) => {
  // A desktop browser has no back button of a phone, so the test simulates one.
  await page.addInitScript(() => {
    class Watcher {
      onclose = () => {};
      constructor() {
        addEventListener('phone-back', () => this.onclose());
      }
      destroy() {}
    }
    Object.assign(window, { CloseWatcher: Watcher });
  });
  await retryAtOnce(page);
  await open(page, framedPath);
  await waitForIdle(page);
  const toggle = toggleOf(page, labels.search);
  const box = page.getByRole('combobox', { name: labels.search });
  const options = page.getByRole('option');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  const scripts = () =>
    watch.requests().filter((request) => request.resourceType() === 'script').length;
  const before = scripts();
  await press(toggle);
  await expect(box).toBeFocused();
  expect(scripts()).toBeGreaterThan(before);
  await page.evaluate(() => dispatchEvent(new Event('phone-back')));
  await expect(box).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await expect(page).toHaveURL(framedPath);

  await press(toggle);
  await box.pressSequentially('شب');
  await waitForIdle(page);
  await expect(page.getByRole('listbox', { name: labels.suggestions })).toBeVisible();
  await box.pressSequentially('‌های');
  await expect(options.first()).toBeVisible();
  await expect.poll(() => searchCalls(watch)).toContain(quick('شب‌های'));
  expect(searchCalls(watch)).not.toContain(quick('شب'));
  await expect(page.getByRole('link', { name: labels.allResults })).toHaveAttribute(
    'href',
    `/search/${encodeURIComponent('شب‌های')}`,
  );
  await checkState(page, 'the suggestions');

  // Excluded: a late answer is only shown later, and a 401 opens the sign-in, as on every page.
  for (const name of faultsToTry(distinctFaults.filter((each) => !/slow|401/.test(each)))) {
    await test.step(`${name}: the list is empty, no message is shown, and the next term is found`, async () => {
      expectFault(watch, name, /getSearchQuick/);
      await api.setFault(faultOf('quickSearch', name));
      const answered = page.waitForResponse(/getSearchQuick/);
      await box.fill(`شب‌های ${faultNames.indexOf(name)}`);
      await answered;
      await expect(options, name).toHaveCount(0);
      await expect(page.getByRole('search').getByRole('status')).toHaveText('');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(box).toBeFocused();
      await api.reset();
      await box.fill('شب‌های');
      await expect(options.first(), name).toBeVisible();
    });
  }

  await test.step('each result has the icon of its kind; an unknown kind has a person’s icon', async () => {
    const kinds = ['movie', 'series', 'video', 'other', 'musical'];
    const data = kinds.map((type, index) => ({ type, id: `${index}`, name_fa: `نتیجهٔ ${type}` }));
    await intercept(page, '**/getSearchQuick?*', (route) => route.fulfill({ json: { data } }));
    await box.fill('هرچه');
    await expect(options).toHaveCount(kinds.length);
    const icons = await options.evaluateAll((all) =>
      all.map((option) => option.querySelector('svg')?.innerHTML),
    );
    expect(new Set(icons.slice(0, 4)).size).toBe(4);
    expect(icons[4]).toBe(icons[3]);
  });

  await page.getByRole('button', { name: labels.closeSearch }).click();
  await expect(box).toHaveCount(0);
  await expect(toggle).toBeFocused();
  // A wider window, because on a phone the panel covers the complete page.
  await page.setViewportSize({ width: 1024, height: 768 });
  const otherWays = [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 500)];
  for (const close of otherWays) {
    await page.keyboard.press('Enter');
    await expect(box).toBeFocused();
    await close();
    await expect(box).toHaveCount(0);
    await expect(toggle).toBeFocused();
  }
});

test('searches lead to a result or to all results, and the last five are listed, newest first @states', async ({
  page,
  labels,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('lastsearchs') === null) {
      localStorage.setItem('lastsearchs', '["پنج","چهار","سه","دو","اول"]');
    }
  });
  await open(page, framedPath);
  const toggle = toggleOf(page, labels.search);
  const box = page.getByRole('combobox');
  const options = page.getByRole('option');
  const recent = page.getByRole('group', { name: labels.recentSearches }).getByRole('option');
  await press(toggle);
  await expect(recent).toHaveText(['پنج', 'چهار', 'سه', 'دو', 'اول']);
  await checkState(page, 'the last searches');
  await press(page.getByRole('button', { name: labels.forget('اول') }));
  await expect(recent).toHaveText(['پنج', 'چهار', 'سه', 'دو']);
  await expect(box).toBeFocused();
  expect(await remembered(page)).toBe('["پنج","چهار","سه","دو"]');

  await box.fill('ی');
  await box.press('Enter');
  await expect(box).toBeFocused();
  await expect(page).toHaveURL(framedPath);
  // Too short for suggestions.
  await box.fill('شش');
  await expect(recent).toHaveText(['پنج', 'چهار', 'سه', 'دو']);
  await box.press('Enter');
  await expect(page).toHaveURL(`/search/${encodeURIComponent('شش')}`);
  await expect(box).toHaveCount(0);

  await press(toggle);
  await expect(recent).toHaveText(['شش', 'پنج', 'چهار', 'سه', 'دو']);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  await expect(recent.nth(2)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search/${encodeURIComponent('چهار')}`);

  await press(toggle);
  await box.fill('شب‌های');
  await expect(recent).toHaveCount(0);
  await press(page.getByRole('link', { name: labels.allResults }));
  await expect(page).toHaveURL(`/search/${encodeURIComponent('شب‌های')}`);
  await expect(box).toHaveCount(0);

  await press(toggle);
  await box.fill('شب‌های بی‌ستاره');
  await expect(options).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(options).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/movie/1024');
  await expect(box).toHaveCount(0);
  expect(await remembered(page)).toBe('["شب‌های بی‌ستاره","شب‌های","چهار","شش","پنج"]');
});

test('typing sends no request until it pauses, and an outdated request is aborted', async ({
  page,
  labels,
  watch,
}) => {
  const quickSearches = () => searchCalls(watch);
  await page.clock.install();
  // The first request is never answered.
  await page.route(`**/getSearchQuick?query=${encodeURIComponent('شب‌های')}`, () => {});
  await open(page, framedPath);
  await press(toggleOf(page, labels.search));
  const box = page.getByRole('combobox');
  await expect(box).toBeFocused();

  await page.clock.pauseAt(Date.now() + 3_600_000);
  await box.pressSequentially('شب‌های');
  expect(quickSearches()).toEqual([]);
  await page.clock.runFor(1000);
  await expect.poll(quickSearches).toEqual([quick('شب‌های')]);

  const givenUp = page.waitForEvent('requestfailed');
  await box.pressSequentially(' بی');
  await page.clock.runFor(1000);
  expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED');
  await page.clock.resume();
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(quickSearches()).toEqual([quick('شب‌های'), quick('شب‌های بی')]);
});
