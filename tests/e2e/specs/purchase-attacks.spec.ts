import { open } from '../support/journey.ts';
import {
  answerAtBank,
  bankUrl,
  buyPlanForFilm,
  newMobile,
  payButton,
  planForFilm,
  plansBought,
  resultHeading,
} from '../support/purchase.ts';
import {
  addSession,
  askForCode,
  codeField,
  endSessionElsewhere,
  tokenIn,
} from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

test('two tabs press at once and come to the same payment; another device waits for it, and learns by itself that it is paid', async ({
  page,
  site,
  signInAs,
  context,
  anotherViewer,
  api,
  say,
}) => {
  const mobile = newMobile();
  await signInAs(mobile);
  await open(page, planForFilm);
  const second = await context.newPage();
  await open(second, planForFilm);
  await api.setFault({ operationId: 'buyPlan', delayMs: 700 });
  await payButton(page, say.pay).click();
  await payButton(second, say.pay).click();
  await page.waitForURL(bankUrl);
  await second.getByRole('button', { name: say.goOnAtBank }).click();
  await second.waitForURL(page.url());

  const other = await anotherViewer();
  await addSession(other.context(), { site, api, mobile });
  await open(other, planForFilm);
  await expect(other.getByRole('alert').getByText(say.unfinished)).toBeVisible();
  await other.getByRole('link', { name: say.seePayment }).click();
  await expect(resultHeading(other)).toHaveText(say.waitingForBank);
  await answerAtBank(page, 'pay');
  await expect(resultHeading(page)).toHaveText(say.paid);
  await other.bringToFront();
  await expect(resultHeading(other)).toHaveText(say.paid);
  expect(await plansBought(api)).toBe(1);
});

test('a film bought in two tabs and paid in both: what came second goes back', async ({
  page,
  signInAs,
  context,
  say,
}) => {
  await signInAs(newMobile());
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await open(tab, `/movie/${titles.paidMovie}`);
    await tab.getByRole('main').getByRole('link', { name: say.buyAlone }).click();
    // The payment of the first tab is not finished.
    if (tab === second) await tab.getByRole('button', { name: say.payOtherwise }).click();
    await tab
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${say.pay}`) })
      .click();
    await tab.waitForURL(bankUrl);
  }
  await answerAtBank(page, 'pay');
  await expect(resultHeading(page)).toHaveText(say.paid);
  await answerAtBank(second, 'pay');
  await expect(resultHeading(second)).toHaveText(say.givenBack);
  await second.getByRole('link', { name: say.goOn }).click();
  await expect(
    second.getByRole('main').getByRole('link', { name: say.watch, exact: true }),
  ).toBeVisible();
});

test('a session that ended at the bank: what was paid is not lost', async ({
  page,
  signInAs,
  context,
  api,
  say,
}) => {
  const mobile = newMobile();
  await signInAs(mobile);
  await buyPlanForFilm(page, say.pay);
  await endSessionElsewhere(api, await tokenIn(context));
  await answerAtBank(page, 'pay');
  await expect(resultHeading(page)).toHaveText(say.signInToSee);
  await page.getByRole('main').getByRole('button', { name: say.signIn }).click();
  await askForCode(page, mobile);
  await codeField(page).fill(await api.codeSentTo(mobile));
  await expect(resultHeading(page)).toHaveText(say.paid);
  await page.getByRole('link', { name: say.goOn }).click();
  await expect(page.getByText(say.daysLeft(30)).first()).toBeAttached();
});
