import type { Page } from '@playwright/test';
import {
  dismissSignIn,
  distinctFaults,
  expectFault,
  type FaultName,
  faultNames,
  faultOf,
  faultsToTry,
  retryAtOnce,
} from '../../support/faults.ts';
import { linkToFilm, open, press, pushPath, rest } from '../../support/journey.ts';
import { sendRequest } from '../../support/servers/http.ts';
import { expect, test } from '../../support/test.ts';
import { titleMessages } from '../../support/title-messages.ts';
import { films, titlePages } from '../../support/titles.ts';

/** Title pages under faults: the messages when an answer is late, wrong or missing. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const failed = 'صفحه بارگذاری نشد';
const missing = 'این صفحه پیدا نشد';

/** The document's text when the title's own answer fails, or the title's name when it loads. */
const ofDocuments: Readonly<Record<FaultName, { message: string; status: number }>> = {
  slow: { message: '', status: 200 },
  'connection lost': { message: failed, status: 503 },
  400: { message: failed, status: 500 },
  // A 401 opens the sign-in (sign-in-modal.spec.ts).
  401: { message: failed, status: 401 },
  404: { message: missing, status: 404 },
  422: { message: failed, status: 500 },
  429: { message: failed, status: 429 },
  500: { message: failed, status: 503 },
  malformed: { message: failed, status: 503 },
  empty: { message: failed, status: 503 },
};

test('the document of each type of title shows the outcome of its own answer @states', async ({
  api,
  startSite,
}) => {
  // A server of its own, because it logs the failure.
  const site = await startSite({});
  for (const [index, { type, path, operationId }] of titlePages.entries()) {
    for (const name of index === 0 ? faultNames : faultsToTry(faultNames)) {
      const what = `${type}, ${name}`;
      const { message, status } = ofDocuments[name];
      await api.setFault(faultOf(operationId, name, { times: 1 }));
      const answer = await sendRequest(site.origin + path);
      expect(answer.status, what).toBe(status);
      if (name === '401') expect(answer.headers.get('cache-control')).toBe('private, no-store');
      const [, shown = ''] =
        /<h1[^>]*>(.*?)<\/h1>/s.exec(answer.text.slice(answer.text.indexOf('<main'))) ?? [];
      expect(shown, what).toContain(message);
      if (message === '') expect(shown, what).not.toBe('');
    }
  }
});

const offersFailed = 'نتوانستیم راه تماشای این عنوان را پیدا کنیم.';
const commentsFailed = 'دیدگاه‌ها بارگذاری نشد.';

test('a film and the parts of its page show the outcome of their answers, and can be retried @states', async ({
  page,
  api,
  watch,
  labels,
  language,
}) => {
  const film = `/movie/${films.usual}`;
  const main = page.locator('main');
  const top = main.locator('header').first();
  const title = page.locator('h2', { hasText: titleMessages[language].comments });
  const section = main.locator('section').filter({ has: title });
  const faults = faultsToTry(distinctFaults.filter((each) => each !== 'slow'));
  await retryAtOnce(page);
  await open(page, '/');

  await test.step('a film opens at once with the data of its card', async () => {
    // Delayed beyond the test's end: everything visible is from the card.
    await api.setFault({ operationId: 'getMovie', delayMs: 60_000, times: 5 });
    const card = main
      .locator(`li div:has(> button) > a[href^="/movie/"]:not([href="${film}"])`)
      .first();
    const name = (await card.textContent()) ?? '';
    await press(card);
    await expect(page).toHaveURL(/\/movie\//);
    // The address changes before the page does: until then the heading is home's.
    await expect
      .poll(async () => name.includes((await heading(page).textContent()) ?? 'nothing yet'))
      .toBe(true);
    await expect(page.getByText(labels.loading).first()).toBeAttached();
    await expect(page.getByRole('heading', { name: labels.facts })).toHaveCount(0);
    await api.reset();
    await open(page, '/');
  });

  for (const name of faults) {
    await test.step(`a film opened from its card: ${name}`, async () => {
      expectFault(watch, name, /\/get\/movie\//);
      await api.setFault(faultOf('getMovie', name));
      await press(linkToFilm(page, films.usual));
      await expect(page).toHaveURL(film);
      await expect(heading(page), name).toHaveText(name === '404' ? missing : failed);
      await api.reset();
      if (name === '401') await dismissSignIn(page, labels.signInFirst);
      // Going back would focus the link, which would prefetch the film.
      await open(page, '/');
    });
  }

  for (const name of faults) {
    await test.step(`its parts: ${name}`, async () => {
      await rest(page);
      await api.reset();
      expectFault(watch, name, /\/ghost\/get\/cart$/);
      expectFault(watch, name, /\/get\/comments\//);
      await api.setFault(faultOf('getMovie', 'slow'));
      await api.setFault(faultOf('ghostCart', name));
      await api.setFault(faultOf('listComments', name));
      await pushPath(page, film);
      await expect(heading(page)).toHaveText(/شب‌های بی‌ستارهٔ یزد/);
      await expect(top.getByText(offersFailed), name).toBeVisible();
      await expect(main.locator('h2', { hasText: labels.facts })).toBeAttached();
      await title.scrollIntoViewIfNeeded();
      await expect(section.getByText(commentsFailed), name).toBeVisible();
      if (name === '401') await dismissSignIn(page, labels.signInFirst);
    });
  }

  await test.step('the parts load late after a retry', async () => {
    await api.reset();
    await api.setFault(faultOf('ghostCart', 'slow'));
    await api.setFault(faultOf('listComments', 'slow'));
    await press(section.getByRole('button', { name: labels.tryAgain }));
    await expect(section.getByRole('article').first()).toBeVisible();
    await press(top.getByRole('button', { name: labels.tryAgain }));
    await expect(top.getByText('۴۵٬۰۰۰ تومان')).toBeVisible();
  });
});
