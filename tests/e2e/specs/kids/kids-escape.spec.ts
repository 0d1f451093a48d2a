import type { Movie } from '@parde/api-client';
import { cookieNames, storageKeys } from '@parde/domain';
import type { BrowserContext, Page } from '@playwright/test';
import { checkState } from '../../page-checks/check.ts';
import { open, pushPath, waitForHydration } from '../../support/journey.ts';
import { addSession, people } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { films, readFilm } from '../../support/titles.ts';

/** A film above both age limits. */
const adult = `/movie/${films.usual}`;

const pin = (page: Page) => page.getByRole('textbox', { name: 'رمز چهاررقمی' });

async function enterKidsMode(page: Page): Promise<void> {
  await open(page, '/kids');
  await page.getByRole('radio', { name: 'تا ۱۲ سال' }).check();
  await pin(page).fill('2580');
  await page.getByRole('textbox', { name: 'تکرار رمز' }).fill('2580');
  await page.getByRole('button', { name: 'روشن کردن حالت کودک' }).click();
  await expect(page).toHaveURL('/kids');
  await expect(page.getByRole('link', { name: 'بزرگ‌ترها' })).toBeVisible();
  await waitForHydration(page);
}

interface Attempt {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly film: Movie;
}

/**
 * Each way begins on a kids mode page and must end on one. kids-addresses.spec.ts requests every address from the
 * server.
 */
const escapes: Readonly<Record<string, (attempt: Attempt) => Promise<unknown>>> = {
  'the back button, to the film of before': ({ page }) => page.goBack({ waitUntil: 'commit' }),
  'the forward button': ({ page }) => page.goForward({ waitUntil: 'commit' }),
  'the history of the document': async ({ page }) => {
    await pushPath(page, adult);
    await expect(page).toHaveURL('/kids');
  },
  'a link that somebody has sent': async ({ page }) => {
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
    }, adult);
    await expect(page).toHaveURL('/kids');
  },
  'storage that is cleared': async ({ page }) => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(adult, { waitUntil: 'commit' });
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), storageKeys.kids))
      .toBe('12');
  },
  'a cookie that is lost': async ({ page, context }) => {
    await context.clearCookies({ name: cookieNames.kids });
    await page.goto(adult, { waitUntil: 'commit' });
    await expect(page).toHaveURL('/kids');
    await waitForHydration(page);
  },
  'all that a script can take away': async ({ page, context }) => {
    await page.evaluate(() => localStorage.clear());
    await context.clearCookies({ name: cookieNames.kids });
    await page.goto(adult, { waitUntil: 'commit' });
  },
  'another form with another PIN': async ({ page }) => {
    await page.evaluate(() => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = '/kids/enter';
      for (const [name, value] of [
        ['lock', 'pin'],
        ['pin', '1111'],
        ['pin2', '1111'],
      ]) {
        form.append(Object.assign(document.createElement('input'), { name, value }));
      }
      document.body.append(form);
      form.submit();
    });
    await expect(page).toHaveURL('/kids');
  },
  'the adults’ page, left by back': async ({ page }) => {
    await open(page, '/kids/leave');
    await page.goBack({ waitUntil: 'commit' });
  },
  'the adults’ page without an answer': async ({ page }) => {
    await open(page, '/kids/leave');
    await page.getByRole('button', { name: 'خروج' }).click();
    await expect(page).toHaveURL('/kids/leave');
  },
};

test('no key, button, tab or history of a browser leads out of kids mode; wrong PINs cause a delay, and the right PIN ends kids mode @states', async ({
  page,
  context,
  api,
}) => {
  const film = await readFilm(api, films.usual);
  await open(page, adult);
  const other = await context.newPage();
  await open(other, adult);
  await page.bringToFront();
  await enterKidsMode(page);
  await test.step('a tab that was open before', async () => {
    await expect(other).toHaveURL('/kids');
    await waitForHydration(other);
    await other.close();
  });
  for (const [attempt, run] of Object.entries(escapes)) {
    await test.step(attempt, async () => {
      await run({ page, context, film });
      await expect(page, attempt).toHaveURL(/\/kids(?:[/?#]|$)/);
      await waitForHydration(page);
      await expect(page.getByText(film.name_fa), attempt).toHaveCount(0);
      await expect(page.locator('h1'), attempt).toBeVisible();
    });
  }
  await test.step('a second tab, and a window that a script opens', async () => {
    const tab = await context.newPage();
    await tab.goto(adult, { waitUntil: 'commit' });
    await expect(tab).toHaveURL('/kids');
    await waitForHydration(tab);
    const [popup] = await Promise.all([
      context.waitForEvent('page'),
      tab.evaluate((href) => void window.open(href), adult),
    ]);
    await expect(popup).toHaveURL('/kids');
    await waitForHydration(popup);
    for (const each of [tab, popup]) await each.close();
  });
  await open(page, '/kids/leave');
  await checkState(page, 'the way out');
  await test.step('wrong PINs', async () => {
    for (const wrong of ['1111', '2581', '0852']) {
      await pin(page).fill(wrong);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/kids/leave?problem=answer');
      await waitForHydration(page);
    }
    await expect(page.getByText('چند پاسخ نادرست دادید.')).toBeVisible();
    await expect(pin(page)).toHaveCount(0);
    // The right PIN is not checked before the delay is over.
    await page.evaluate(() => {
      const form = document.createElement('form');
      form.method = 'post';
      const input = document.createElement('input');
      form.append(Object.assign(input, { name: 'answer', value: '2580' }));
      document.body.append(form);
      form.submit();
    });
    await expect(page).toHaveURL('/kids/leave?problem=answer');
    await expect(page.getByText('چند پاسخ نادرست دادید.')).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a child cannot leave kids mode, and an adult starts and ends it with a multiplication', async ({
    page,
    api,
    site,
    context,
    watch,
  }) => {
    watch.expectProblem(/request failed \(csp\): .*\.js$/);
    await addSession(context, { site, api, mobile: people.subscriber.mobile });
    await page.goto('/kids');
    await page.getByRole('radio', { name: 'با یک پرسش ضرب' }).check();
    await page.getByLabel('زمان تماشا در روز').selectOption('60');
    await page.getByRole('button', { name: 'روشن کردن حالت کودک' }).click();
    await expect(page).toHaveURL('/kids');
    for (const path of [adult, '/', '/profile']) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/kids');
    }
    await page.goBack();
    await expect(page).toHaveURL('/kids');
    await page.getByRole('link', { name: 'بزرگ‌ترها' }).click();
    await expect(page).toHaveURL('/kids/leave');
    const field = page.getByRole('textbox', { name: /ضرب در/ });
    const question = async () =>
      (await field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent)) ?? '';
    const firstQuestion = await question();
    await field.fill('1');
    await page.getByRole('button', { name: 'خروج' }).click();
    await expect(page).toHaveURL('/kids/leave?problem=answer');
    await expect(page.getByText('پاسخ درست نبود. دوباره تلاش کنید.')).toBeVisible();
    const [first = '', second = ''] = (await question()).split(/ ضرب در | چند /);
    expect(await question()).not.toBe(firstQuestion);
    await field.fill(String(worthOf(first) * worthOf(second)));
    await page.getByRole('button', { name: 'خروج' }).click();
    await expect(page).toHaveURL('/');
    await page.goto(adult);
    await expect(page).toHaveURL(adult);
  });
});

const words: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    ['یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه'].map((word, at) => [word, at + 1]),
  ),
  ...Object.fromEntries(
    ['سیزده', 'چهارده', 'پانزده', 'شانزده', 'هفده', 'هجده', 'نوزده'].map((word, at) => [
      word,
      at + 13,
    ]),
  ),
  بیست: 20,
};

function worthOf(text: string): number {
  return text.split(' و ').reduce((sum, word) => sum + (words[word.trim()] ?? Number.NaN), 0);
}
