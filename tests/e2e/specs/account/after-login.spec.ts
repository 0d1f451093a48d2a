import { framedPath, open, waitForHydration, waitForIdle } from '../../support/journey.ts';
import { openModal } from '../../support/modals.ts';
import { clearSession, codeField, openSignIn, people, requestCode } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';

const { mobile } = people.lapsed;
const film = `/movie/${films.usual}`;

test('a sign-in in the modal closes the modal, reloads the page, and leaves no history entry', async ({
  page,
  api,
  watch,
  labels,
}) => {
  // Wait for the page's own `ghostCheck`, which must not take the fault.
  await Promise.all([page.waitForResponse(/\/check\/user/), open(page, '/cinema')]);
  const dialog = await openSignIn(page, { api, watch, path: film });
  await requestCode(page, mobile);
  watch.clearRequests();
  await codeField(page).fill(await api.codeSentTo(mobile));
  await expect(page.getByRole('button', { name: labels.account })).toBeVisible();
  await waitForHydration(page);
  await expect(page).toHaveURL(film);
  await expect(dialog).toHaveCount(0);
  await waitForIdle(page);
  expect(watch.requests().filter((request) => request.isNavigationRequest())).toHaveLength(1);
  // The modal's history entry is gone too, so back leads to the previous page.
  await page.goBack();
  await expect(page).toHaveURL('/cinema');
});

test('a modal that the sign-in interrupted opens again once, and not for a guest', async ({
  page,
  signInAs,
  labels,
}) => {
  const path = framedPath;
  await open(page, path);
  await openModal(page, path, 'credit');
  await waitForIdle(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await signInAs(mobile);
  await openModal(page, path, 'credit');
  const dialog = page.getByRole('dialog', { name: labels.topUpTitle });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await open(page, path);
  await waitForIdle(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('closing the modal while the code is checked still signs the viewer in on the open page', async ({
  page,
  api,
  watch,
  labels,
}) => {
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (...question) => {
      // Listen before the request, because a busy page may read the answer after the viewer has left.
      const left = new Promise((resolve) => window.addEventListener('popstate', resolve));
      const answer = await fetch(...question);
      if (!answer.url.endsWith('/api/v1/login')) return answer;
      const body = await answer.text();
      await left;
      return new Response(body, answer);
    };
  });
  watch.expectAnswer(401, /\/ghost\/get\/check\/user/);
  const logIn = async () => {
    await api.setFault({ operationId: 'ghostCheck', status: 401 });
    await open(page, framedPath);
    await requestCode(page, mobile);
    return api.codeSentTo(mobile);
  };
  const expectSignedIn = async () => {
    await expect(page.getByRole('button', { name: labels.account })).toBeVisible();
    await expect(page).toHaveURL(framedPath);
  };

  await test.step('the answer arrives before the page renders without the modal', async () => {
    const code = await logIn();
    const answered = page.waitForResponse('**/api/v1/login');
    await codeField(page).fill(code);
    await (await answered).finished();
    await page.keyboard.press('Escape');
    await expectSignedIn();
    await waitForHydration(page);
  });

  await test.step('the answer arrives later', async () => {
    await clearSession(page);
    const code = await logIn();
    await api.setFault({ operationId: 'login', delayMs: 500 });
    await codeField(page).fill(code);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectSignedIn();
  });
});
