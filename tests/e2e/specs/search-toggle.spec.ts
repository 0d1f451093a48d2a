import type { Locator, Page } from '@playwright/test';
import { checkState } from '../page-checks/check.ts';
import {
  distinctFaults,
  expectFault,
  faultNames,
  faultOf,
  retryAtOnce,
} from '../support/faults.ts';
import { framedPath, open, press, waitForIdle } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';

const quick = (term: string) => `GET /ghost/get/getSearchQuick?query=${encodeURIComponent(term)}`;

function toggleOf(page: Page, name: string): Locator {
  return page.getByRole('banner').getByRole('button', { name, exact: true });
}

function remembered(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('lastsearchs'));
}

for (const language of ['fa', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('the toggle opens the box, which comes only then, shows what fits and where the rest is @states', async ({
      page,
      say,
      watch,
    }) => {
      await open(page, framedPath);
      await waitForIdle(page);
      const toggle = toggleOf(page, say.search);
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      const scripts = () =>
        watch.requests().filter((request) => request.resourceType() === 'script').length;
      const before = scripts();
      await press(toggle);
      const box = page.getByRole('combobox', { name: say.search });
      await expect(box).toBeFocused();
      expect(scripts()).toBeGreaterThan(before);

      await box.pressSequentially('شب');
      await waitForIdle(page);
      await expect(page.getByRole('listbox', { name: say.suggestions })).toBeVisible();
      await box.pressSequentially('‌های');
      await expect(page.getByRole('option').first()).toBeVisible();
      const asked = () => watch.apiCalls().filter((call) => call.includes('getSearchQuick'));
      await expect.poll(asked).toContain(quick('شب‌های'));
      expect(asked()).not.toContain(quick('شب'));
      await expect(page.getByRole('link', { name: say.allResults })).toHaveAttribute(
        'href',
        `/search/${encodeURIComponent('شب‌های')}`,
      );
      await checkState(page, 'the suggestions');

      await page.getByRole('button', { name: say.closeSearch }).click();
      await expect(box).toHaveCount(0);
      await expect(toggle).toBeFocused();
      // On a phone nothing of the page is left in sight.
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
  });
}

test('a result is chosen by the keyboard, and the search is remembered', async ({ page, say }) => {
  await open(page, framedPath);
  await press(toggleOf(page, say.search));
  const box = page.getByRole('combobox');
  await box.fill('شب‌های');
  const options = page.getByRole('option');
  await expect(options.nth(1)).toBeVisible();
  const chosen = page.getByRole('option', { selected: true });
  const isChosen = async (place: Locator) => {
    await expect(chosen).toHaveCount(1);
    await expect(place).toHaveAttribute('aria-selected', 'true');
    await expect(box).toHaveAttribute(
      'aria-activedescendant',
      (await place.getAttribute('id')) ?? '',
    );
  };
  // From the field down to the second result, and up over the field to the last.
  await page.keyboard.press('ArrowDown');
  await isChosen(options.first());
  await page.keyboard.press('ArrowDown');
  await isChosen(options.nth(1));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(chosen).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await isChosen(options.last());

  // The first Escape only closes the results; an arrow reopens them.
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('شب‌های');
  await box.fill('شب‌های بی‌ستاره');
  await expect(options).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await isChosen(options.first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/movie/1024');
  await expect(page.getByRole('combobox')).toHaveCount(0);
  expect(await remembered(page)).toBe('["شب‌های بی‌ستاره"]');
});

test('Enter leads to all results of more than one character, as a press does, and the search is remembered', async ({
  page,
  say,
}) => {
  await open(page, framedPath);
  await press(toggleOf(page, say.search));
  const box = page.getByRole('combobox');
  await box.fill('ی');
  await box.press('Enter');
  await expect(box).toBeFocused();
  await expect(page).toHaveURL(framedPath);
  expect(await remembered(page)).toBeNull();
  await box.fill('یک');
  await box.press('Enter');
  await expect(page).toHaveURL(`/search/${encodeURIComponent('یک')}`);
  await expect(box).toHaveCount(0);

  await press(toggleOf(page, say.search));
  await box.fill('شب‌های');
  await press(page.getByRole('link', { name: say.allResults }));
  await expect(page).toHaveURL(`/search/${encodeURIComponent('شب‌های')}`);
  await expect(box).toHaveCount(0);
  expect(await remembered(page)).toBe('["شب‌های","یک"]');
});

test('the last five searches are there, the newest first @states', async ({ page, say }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('lastsearchs') === null) {
      localStorage.setItem('lastsearchs', '["پنج","چهار","سه","دو","اول"]');
    }
  });
  await open(page, framedPath);
  const toggle = toggleOf(page, say.search);
  await press(toggle);
  const recent = page.getByRole('group', { name: say.recentSearches }).getByRole('option');
  await expect(recent).toHaveText(['پنج', 'چهار', 'سه', 'دو', 'اول']);
  await checkState(page, 'the last searches');
  await press(page.getByRole('button', { name: say.forget('اول') }));
  await expect(recent).toHaveText(['پنج', 'چهار', 'سه', 'دو']);
  await expect(page.getByRole('combobox')).toBeFocused();
  expect(await remembered(page)).toBe('["پنج","چهار","سه","دو"]');
  await page.getByRole('combobox').fill('شب‌های');
  await expect(recent).toHaveCount(0);
  // Too short to be looked for as it is typed.
  await page.getByRole('combobox').fill('شش');
  await expect(recent).toHaveText(['پنج', 'چهار', 'سه', 'دو']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search/${encodeURIComponent('شش')}`);

  await press(toggle);
  await expect(recent).toHaveText(['شش', 'پنج', 'چهار', 'سه', 'دو']);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  await expect(recent.nth(2)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search/${encodeURIComponent('چهار')}`);
  expect(await remembered(page)).toBe('["چهار","شش","پنج","سه","دو"]');
});

test('letters ask nothing before the fingers rest, and a question that is out of date is given up', async ({
  page,
  say,
  watch,
}) => {
  const asked = () => watch.apiCalls().filter((call) => call.includes('getSearchQuick'));
  await page.clock.install();
  // The first request is never answered.
  await page.route(`**/getSearchQuick?query=${encodeURIComponent('شب‌های')}`, () => {});
  await open(page, framedPath);
  await press(toggleOf(page, say.search));
  const box = page.getByRole('combobox');
  await expect(box).toBeFocused();

  await page.clock.pauseAt(Date.now() + 3_600_000);
  await box.pressSequentially('شب‌های');
  expect(asked()).toEqual([]);
  await page.clock.runFor(1000);
  await expect.poll(asked).toEqual([quick('شب‌های')]);

  const givenUp = page.waitForEvent('requestfailed');
  await box.pressSequentially(' بی');
  await page.clock.runFor(1000);
  expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED');
  await page.clock.resume();
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(asked()).toEqual([quick('شب‌های'), quick('شب‌های بی')]);
});

test('whatever its answer, the list is empty, nothing is said, and the next term is found', async ({
  page,
  api,
  say,
  watch,
}) => {
  await retryAtOnce(page);
  await open(page, framedPath);
  await press(toggleOf(page, say.search));
  const box = page.getByRole('combobox');
  const options = page.getByRole('option');
  // A late answer shows later, and a 401 opens the sign-in, as on every page.
  for (const name of distinctFaults.filter((each) => each !== 'slow' && each !== '401')) {
    await test.step(name, async () => {
      await box.fill('شب‌های');
      await expect(options.first(), name).toBeVisible();
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
    });
  }
});

test('each result has the icon of its kind, a person’s where it is none of the others', async ({
  page,
  say,
}) => {
  await page.route('**/api/v1/ghost/get/getSearchQuick?*', (route) =>
    route.fulfill({
      json: {
        data: ['movie', 'series', 'video', 'other', 'musical'].map((type, index) => ({
          type,
          id: `${index}`,
          name_fa: `نتیجهٔ ${type}`,
        })),
      },
    }),
  );
  await open(page, framedPath);
  await press(toggleOf(page, say.search));
  await page.getByRole('combobox').fill('هرچه');
  const options = page.getByRole('option');
  await expect(options).toHaveCount(5);
  const icons = await options.evaluateAll((all) =>
    all.map((option) => option.querySelector('svg')?.innerHTML),
  );
  expect(new Set(icons.slice(0, 4)).size).toBe(4);
  expect(icons[4]).toBe(icons[3]);
});

test('the button of a phone that goes back closes the box, and keeps the page', async ({
  page,
  say,
}) => {
  // A browser of a computer has none.
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
  await open(page, framedPath);
  await press(toggleOf(page, say.search));
  const box = page.getByRole('combobox', { name: say.search });
  await expect(box).toBeFocused();
  await page.evaluate(() => dispatchEvent(new Event('phone-back')));
  await expect(box).toHaveCount(0);
  await expect(toggleOf(page, say.search)).toBeFocused();
  await expect(page).toHaveURL(framedPath);
});
