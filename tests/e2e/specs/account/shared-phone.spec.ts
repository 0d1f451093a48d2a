import { storageKeys } from '@parde/domain';
import type { Page } from '@playwright/test';
import { open, press, pushPath, waitForHydration, waitForIdle } from '../../support/journey.ts';
import { newMobile, payButton, planForFilm } from '../../support/purchase.ts';
import {
  connectionErrors,
  foldersOn,
  savedFilm,
  saveTitle,
  savingMessages,
  shorten,
} from '../../support/saving.ts';
import { openWithWorker } from '../../support/service-worker.ts';
import { endSessionElsewhere, tokenIn } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';

test.use({ serviceWorkers: 'allow' });

const search = 'گنج پنهان';
const labels = {
  ...savingMessages.fa,
  title: 'نشست شما به پایان رسید',
  removeLeft: 'حذف از دستگاه',
};

/** Everything that a browser stores for the site and that scripts can read. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const texts = [document.cookie, JSON.stringify([localStorage, sessionStorage, history.state])];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const isText = /html|json/.test(answer?.headers.get('content-type') ?? '');
        texts.push(name, request.url, (isText && (await answer?.text())) || '');
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(reading.result);
        });
        texts.push(JSON.stringify(rows));
      }
      database.close();
    }
    return texts.join('\n');
  });

/** Leaves behind a search, a film in the cart, a purchase without an answer, a filter and a referral. */
async function useThePhone(page: Page, mobile: string): Promise<void> {
  await pushPath(page, `/search/${encodeURIComponent(search)}`);
  await expect(page).toHaveTitle(new RegExp(search));
  await page.evaluate(
    ([keys, term, number]) => {
      localStorage.setItem(keys.recentSearches, JSON.stringify([term]));
      localStorage.setItem(keys.cart, JSON.stringify({ owner: number }));
      localStorage.setItem(keys.purchases, JSON.stringify([{ order: 'plan:m1', mobile: number }]));
      localStorage.setItem(keys.dataUse, JSON.stringify({ bytes: 7 }));
      sessionStorage.setItem(keys.signIn, JSON.stringify({ mobile: number }));
    },
    [storageKeys, search, mobile] as const,
  );
  const url = page.url();
  await page.context().addCookies([
    { name: 'filtercontents', value: 'x', url },
    { name: 'ref', value: '12', url },
  ]);
  await pushPath(page, `/movie/${films.usual}`);
  await waitForIdle(page);
}

async function expectNothingOf(page: Page, mobile: string): Promise<void> {
  const found = await stored(page);
  for (const trace of [
    mobile,
    mobile.slice(1),
    search,
    'filtercontents=x',
    'ref=12',
    'plan:m1',
    '1004',
  ]) {
    expect(found).not.toContain(trace);
  }
  expect(await foldersOn(page)).toEqual([]);
}

test('the next user of the phone finds no data of a viewer whose session ended or who signed out', async ({
  page,
  context,
  api,
  signInAs,
  labels: messages,
  watch,
}) => {
  watch.expectProblem(connectionErrors);
  watch.expectAnswer(401, /\/api\/v1\//);
  const signIn = page.getByRole('link', { name: messages.signIn }).first();
  const [first, second] = [newMobile(), newMobile()];
  await shorten(context);
  await signInAs(first);
  await openWithWorker(page, savedFilm);
  await saveTitle(page, labels);
  expect(await stored(page), 'the film is there, and nothing that leads to a number').not.toContain(
    first.slice(1),
  );
  await page.keyboard.press('Escape');
  await useThePhone(page, first);

  await test.step('a session that ended: the page asks whether to delete the film', async () => {
    // A page without calls, because a refused call would reload the page.
    await page.goto('/robots.txt');
    await endSessionElsewhere(api, await tokenIn(context));
    await page.goto('/');
    const question = page.getByRole('dialog', { name: labels.title });
    await expect(question).toContainText('قفل نیست');
    await open(page, '/download');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
    await press(question.getByRole('button', { name: labels.removeLeft }));
    await expect(question).toHaveCount(0);
    await expect(signIn).toBeVisible();
    await expectNothingOf(page, first);
  });

  await test.step('a sign-out: the previous page is a guest’s as well', async () => {
    await signInAs(second);
    await open(page, '/profile');
    await useThePhone(page, second);
    await press(page.getByRole('button', { name: messages.account }));
    await press(page.getByRole('button', { name: messages.signOut }));
    await expect(signIn).toBeVisible();
    await waitForHydration(page);
    await expectNothingOf(page, second);
    await page.goBack();
    await expect(page).toHaveTitle(new RegExp(search));
    await expect(signIn).toBeVisible();
    await waitForIdle(page);
    await page.goto('/profile');
    await expect(page.getByText(search)).toHaveCount(0);
    await expectNothingOf(page, second);
  });

  await test.step('a payment that the session’s end interrupted, and whose sign-in is closed', async () => {
    const third = newMobile();
    await signInAs(third);
    await open(page, planForFilm);
    await context.route('**/buy/plan', async (route) => {
      await route.fetch();
      await endSessionElsewhere(api, await tokenIn(context));
      await route.abort();
    });
    await press(payButton(page, messages.pay));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(messages.endedUnknown)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expectNothingOf(page, third);
  });
});
