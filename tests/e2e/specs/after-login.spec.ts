import { films } from '../support/films.ts';
import { framedPath, open, waitForHydration, waitForIdle } from '../support/journey.ts';
import { modalOn, resume } from '../support/modals.ts';
import { askForCode, codeField, openSignIn, people } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const { mobile } = people.lapsed;
const film = `/movie/${films.usual}`;
test('in the modal: it closes, and the page is reloaded where the viewer is', async ({
  page,
  api,
  watch,
  say,
}) => {
  // The page's own `ghostCheck` must not take the fault.
  await Promise.all([page.waitForResponse(/\/check\/user/), open(page, '/cinema')]);
  const dialog = await openSignIn(page, { api, watch, path: film });
  await askForCode(page, mobile);
  watch.clearRequests();
  await codeField(page).fill(await api.codeSentTo(mobile));
  await expect(page.getByRole('button', { name: say.account })).toBeVisible();
  await waitForHydration(page);
  await expect(page).toHaveURL(film);
  await expect(dialog).toHaveCount(0);
  await waitForIdle(page);
  expect(watch.requests().filter((request) => request.isNavigationRequest())).toHaveLength(1);
  // The modal's history entry is gone too, so back leads to the page before.
  await page.goBack();
  await expect(page).toHaveURL('/cinema');
});

test('a modal that was on its way opens once, on its own page only, and to no guest', async ({
  page,
  signInAs,
  say,
}) => {
  const path = framedPath;
  const anyModal = page.getByRole('dialog');
  await open(page, path);
  await resume(page, modalOn(path, 'subscription'));
  await open(page, path);
  await waitForIdle(page);
  await expect(anyModal, 'a guest').toHaveCount(0);

  await signInAs(mobile);
  for (const [modal, name] of [
    ['direct-debit', say.automaticPayment],
    ['credit', say.topUpTitle],
    ['subscription', say.buyPlanTitle],
  ] as const) {
    await resume(page, modalOn(path, modal));
    await open(page, path);
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog, modal).toHaveCount(0);
    await open(page, path);
    await waitForIdle(page);
    await expect(dialog, modal).toHaveCount(0);
  }

  for (const entry of [modalOn(film, 'subscription'), modalOn(path, 'wallet'), 'nonsense']) {
    await resume(page, entry);
    await open(page, path);
    await waitForIdle(page);
    await expect(anyModal, entry).toHaveCount(0);
  }
});

test('a tab that keeps nothing shows the page alone', async ({ page, api, watch, say }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  watch.expectProblem(/Access is denied for this document/);
  await openSignIn(page, { api, watch, path: framedPath });
  await askForCode(page, mobile);
  await codeField(page).fill(await api.codeSentTo(mobile));
  await expect(page.getByRole('button', { name: say.account })).toBeVisible();
});

test('an answer that comes just as the modal is closed makes the page the viewer’s too', async ({
  page,
  api,
  watch,
  say,
}) => {
  // Held until the browser has gone back, and released before the page renders without the modal.
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (...question) => {
      // Heard from the question on: a busy page may read the answer after it was left.
      const left = new Promise((resolve) => window.addEventListener('popstate', resolve));
      const answer = await fetch(...question);
      if (!answer.url.endsWith('/api/v1/login')) return answer;
      const body = await answer.text();
      await left;
      return new Response(body, answer);
    };
  });
  await openSignIn(page, { api, watch, path: framedPath });
  await askForCode(page, mobile);
  const answered = page.waitForResponse('**/api/v1/login');
  await codeField(page).fill(await api.codeSentTo(mobile));
  await (await answered).finished();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: say.account })).toBeVisible();
  await expect(page).toHaveURL(framedPath);
});

test('who closes the modal while the code is tried stays where they are, as who they are', async ({
  page,
  api,
  watch,
  say,
}) => {
  await openSignIn(page, { api, watch, path: framedPath });
  await askForCode(page, mobile);
  await api.setFault({ operationId: 'login', delayMs: 500 });
  await codeField(page).fill(await api.codeSentTo(mobile));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: say.account })).toBeVisible();
  await expect(page).toHaveURL(framedPath);
});
