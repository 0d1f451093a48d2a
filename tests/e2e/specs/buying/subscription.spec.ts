import type { BrowserContext, Page } from '@playwright/test';
import { open, press } from '../../support/journey.ts';
import type { Messages } from '../../support/messages.ts';
import { expectToPlay } from '../../support/player.ts';
import {
  answerAtBank,
  bankUrl,
  newMobile,
  payButton,
  planForFilm,
  resultHeading,
} from '../../support/purchase.ts';
import type { BrandServer } from '../../support/servers/brand-server.ts';
import { type ReferenceApi, startReferenceApi } from '../../support/servers/reference-api.ts';
import { addSession, clearSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { titles } from '../../support/titles.ts';
import type { Watch } from '../../support/watch.ts';

const film = `/movie/${titles.movie}`;

/** An API whose clock can be moved. */
interface WithAClock {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly site: BrandServer;
  readonly api: ReferenceApi;
  readonly watch: Watch;
  readonly labels: Messages;
}

test('time passes: a late payment charges nothing, and a subscription expires', async ({
  page,
  context,
  labels,
  watch,
  startSite,
}) => {
  // An API of its own, because the test moves the clock.
  test.slow();
  const api = await startReferenceApi(['--catalogue', 'small', '--empty-accounts']);
  const site = await startSite({ API_BASE_URL: api.baseUrl });
  const parts = { page, context, site, api, watch, labels };
  await test.step('a late payment charges nothing, and a message shows this', () =>
    payTooLate(parts));
  await clearSession(page);
  await test.step('the next playback shows that the subscription ended, and so does the running one', () =>
    runOut(parts));
  await Promise.all(context.pages().map((each) => each.close()));
  await api.stop();
});

async function payTooLate({ page, context, site, api, watch, labels }: WithAClock): Promise<void> {
  watch.allowOrigin(new URL(api.baseUrl).origin);
  await addSession(context, { site, api, mobile: newMobile() });
  await open(page, site.origin + planForFilm);
  await payButton(page, labels.pay).click();
  await page.waitForURL(bankUrl);
  await api.advanceClock(16 * 60_000);
  await answerAtBank(page, 'pay', 'post');
  await expect(resultHeading(page)).toHaveText(labels.notPaid);
  await expect(page.getByRole('link', { name: labels.payAgain })).toBeVisible();
}

async function runOut({ page, context, site, api, watch, labels }: WithAClock): Promise<void> {
  await addSession(context, { site, api, mobile: '09120000003' });
  await open(page, site.origin + film);
  const play = page.getByRole('link', { name: labels.watch, exact: true });
  await expect(play).toBeVisible();
  const cinema = await context.newPage();
  await open(cinema, `${site.origin}/movie/show/${titles.movie}`);
  await expectToPlay(cinema);

  watch.expectAnswer(403, /\/get\/play\//);
  watch.expectAnswer(403, /\/media\/stream\//);
  await api.advanceClock(25 * 60 * 60_000);
  await press(play);
  for (const each of [page, cinema]) {
    const player = each.getByRole('dialog');
    await expect(player.getByText(labels.subscribeToWatch)).toBeVisible();
    await expect(player.getByText(labels.subscriptionEnded)).toBeVisible();
    await player.getByRole('button', { name: labels.subscribe }).click();
    const plans = each.getByRole('dialog', { name: labels.subscribe });
    await expect(plans.getByRole('listitem').getByRole('button').first()).toBeVisible();
    await expect(each.getByText(labels.noSubscription).first()).toBeAttached();
  }
}
