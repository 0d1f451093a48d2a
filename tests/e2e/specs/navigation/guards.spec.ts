import { open, pushPath, waitForHydration } from '../../support/journey.ts';
import { codeField, people, requestCode, signOut } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const { mobile } = people.lapsed;

test('a guard leads a guest to the sign-in and back; back skips the form; navigation within a document does the same', async ({
  page,
  api,
  watch,
  labels,
}) => {
  await open(page, '/cinema');
  await page.goto('/profile/list/liked');
  await expect(page).toHaveURL('/login?redirect=%2Fprofile%2Flist%2Fliked');
  await requestCode(page, mobile);
  await codeField(page).fill(await api.codeSentTo(mobile));
  await expect(page).toHaveURL('/profile/list/liked');
  await page.goBack();
  await expect(page).toHaveURL('/cinema');

  await page.goForward();
  await expect(page).toHaveURL('/profile/list/liked');
  await waitForHydration(page);
  await signOut(page, { labels, watch });
  await expect(page).toHaveURL('/login?redirect=%2Fprofile%2Flist%2Fliked');
  await waitForHydration(page);
  watch.clearRequests();
  await pushPath(page, '/payments');
  await expect(page).toHaveURL('/login?redirect=%2Fpayments');
  expect(watch.requests().filter((request) => request.isNavigationRequest())).toEqual([]);
});
