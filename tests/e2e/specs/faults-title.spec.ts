import type { Page } from '@playwright/test';
import {
  dismissSignIn,
  distinctFaults,
  expectFault,
  type FaultName,
  faultNames,
  faultOf,
  retryAtOnce,
} from '../support/faults.ts';
import { films } from '../support/films.ts';
import { ask } from '../support/http.ts';
import { linkToFilm, open, press, pushPath, quietPath, rest } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';
import { titleWords } from '../support/title-words.ts';
import { titlePages, titles } from '../support/titles.ts';

/** Title pages under faults: what they say when an answer is late, wrong or missing. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const failed = 'صفحه بارگذاری نشد';
const missing = 'این صفحه پیدا نشد';

/** The document's text when the title's own answer fails; the title's name where it loads. */
const ofDocuments: Readonly<Record<FaultName, { says: string; status: number }>> = {
  slow: { says: '', status: 200 },
  'connection lost': { says: failed, status: 503 },
  400: { says: failed, status: 500 },
  // A guest's call that is refused is the API's failing, not the guest's.
  401: { says: failed, status: 503 },
  404: { says: missing, status: 404 },
  422: { says: failed, status: 500 },
  429: { says: failed, status: 429 },
  500: { says: failed, status: 503 },
  malformed: { says: failed, status: 503 },
  empty: { says: failed, status: 503 },
};

test('the document of each type of title says what became of its own answer', async ({
  api,
  startSite,
}) => {
  // The server logs the failure; this is expected.
  const site = await startSite({});
  for (const { type, path, operationId } of titlePages) {
    for (const name of faultNames) {
      const what = `${type}, ${name}`;
      const { says, status } = ofDocuments[name];
      await api.setFault(faultOf(operationId, name, { times: 1 }));
      const answer = await ask(site.origin + path);
      expect(answer.status, what).toBe(status);
      const [, shown = ''] =
        /<h1[^>]*>(.*?)<\/h1>/s.exec(answer.text.slice(answer.text.indexOf('<main'))) ?? [];
      expect(shown, what).toContain(says);
      if (says === '') expect(shown, what).not.toBe('');
    }
  }
});

/** The same by a click on the card: the card's data show first, then the fault. */
const ofClicks: Readonly<Record<FaultName, string>> = {
  slow: '',
  // Our server lost the API; the viewer's own connection is fine.
  'connection lost': failed,
  400: failed,
  401: failed,
  404: missing,
  422: failed,
  429: failed,
  500: failed,
  malformed: failed,
  empty: failed,
};

test('a film reached from its card says what became of its answer', async ({
  page,
  api,
  watch,
  say,
}) => {
  await retryAtOnce(page);
  await open(page, '/');
  for (const name of distinctFaults.filter((each) => ofClicks[each] !== '')) {
    await test.step(name, async () => {
      expectFault(watch, name, /\/get\/movie\//);
      await api.setFault(faultOf('getMovie', name));
      await press(linkToFilm(page, films.usual));
      await expect(page).toHaveURL(`/movie/${films.usual}`);
      await expect(heading(page), name).toHaveText(ofClicks[name]);
      await api.reset();
      if (name === '401') {
        await dismissSignIn(page, say.signInFirst);
        await open(page, '/');
        return;
      }
      await page.goBack();
      await expect(linkToFilm(page, films.usual)).toBeVisible();
    });
  }
  // The answer is cached then, so this comes last.
  await api.setFault(faultOf('getMovie', 'slow'));
  await press(linkToFilm(page, films.usual));
  await expect(heading(page)).toHaveText(/شب‌های بی‌ستارهٔ یزد/);
  await expect(page.getByText(failed)).toHaveCount(0);
});

const offersFailed = 'نتوانستیم راه تماشای این عنوان را پیدا کنیم.';
const commentsFailed = 'دیدگاه‌ها بارگذاری نشد.';

interface Parts {
  /** What the viewer may do with the film. */
  readonly offers: string;
  /** However many others have written meanwhile. */
  readonly comments: string | RegExp;
}

const bothFailed: Parts = { offers: offersFailed, comments: commentsFailed };

/** The text in place of each failed part; the rest of the page stays. */
const ofParts: Readonly<Record<FaultName, Parts>> = {
  slow: { offers: 'خرید اشتراک', comments: /^دیدگاه‌ها \([۰-۹]+\)$/ },
  'connection lost': bothFailed,
  400: bothFailed,
  401: bothFailed,
  404: bothFailed,
  422: bothFailed,
  429: bothFailed,
  500: bothFailed,
  malformed: bothFailed,
  empty: bothFailed,
};

test('the parts of a film’s page say what became of their answers, and can be asked for again', async ({
  page,
  api,
  watch,
  say,
  language,
}) => {
  const film = `/movie/${films.usual}`;
  await retryAtOnce(page);
  await open(page, quietPath);
  const main = page.locator('main');
  const top = main.locator('header').first();
  const title = page.locator('main h2', { hasText: titleWords[language].comments });
  const section = main.locator('section').filter({
    has: page.locator('h2', { hasText: titleWords[language].comments }),
  });
  const openUnderFault = async (name: FaultName) => {
    await api.setFault(faultOf('ghostCart', name));
    await api.setFault(faultOf('listComments', name));
    await pushPath(page, film);
    await expect(top.getByText(ofParts[name].offers), name).toBeVisible();
    await expect(main.locator('h2', { hasText: say.facts })).toBeAttached();
    await title.scrollIntoViewIfNeeded();
    await expect(section.getByText(ofParts[name].comments), name).toBeVisible();
  };
  // Good answers are cached.
  for (const name of distinctFaults.filter((each) => ofParts[each] === bothFailed)) {
    await test.step(name, async () => {
      expectFault(watch, name, /\/ghost\/get\/cart$/);
      expectFault(watch, name, /\/get\/comments\//);
      await openUnderFault(name);
      if (name === '401') await dismissSignIn(page, say.signInFirst);
      await api.reset();
      await rest(page);
    });
  }

  await openUnderFault('500');
  await api.reset();
  await section.getByRole('button', { name: say.tryAgain }).click();
  await expect(section.getByRole('article').first()).toBeVisible();
  await top.getByRole('button', { name: say.tryAgain }).click();
  await expect(top.getByText('۴۵٬۰۰۰ تومان')).toBeVisible();

  await open(page, quietPath);
  await openUnderFault('slow');
});

test('a film that nobody has spoken of says so', async ({ page, language }) => {
  await page.route('**/api/v1/get/comments/**', (route) =>
    route.fulfill({ json: { data: { about: { count: 0 }, items: [], next_cursor: null } } }),
  );
  await open(page, `/movie/${films.usual}`);
  const title = page.getByRole('heading', { name: titleWords[language].comments, exact: true });
  await title.scrollIntoViewIfNeeded();
  await expect(page.getByText('هنوز دیدگاهی نوشته نشده است')).toBeVisible();
});

test('episodes that did not come are said, and asked for again; what is like a title is not missed', async ({
  page,
  api,
  watch,
  say,
  language,
}) => {
  watch.expectAnswer(500, /\/episodes\?/);
  watch.expectAnswer(500, /\/get\/similar\//);
  await api.setFault({ operationId: 'listEpisodes', status: 500, times: 20 });
  await api.setFault({ operationId: 'listSimilar', status: 500, times: 20 });
  const asked = page.waitForResponse(/\/get\/similar\//);
  await open(page, `/series/${titles.series}`);
  await expect(page.getByText(say.sectionFailed)).toBeVisible();
  await asked;
  await expect(page.getByRole('heading', { name: say.facts })).toBeAttached();
  await expect(page.getByRole('heading', { name: titleWords[language].similar })).toHaveCount(0);
  await api.reset();
  await page.getByRole('button', { name: say.tryAgain }).click();
  await expect(page.locator('main a[href^="/episode/"]')).toHaveCount(6);
});
