import type { Page } from '@playwright/test';
import type { Watch } from './watch.ts';

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="120"><rect width="100" height="120"/></svg>';

/** Answers for the offices that issue the badges, which are unreachable: one badge gets a picture, the other none. */
export async function answerForBadges(page: Page, watch: Watch): Promise<void> {
  watch.allowOrigin('https://trustseal.enamad.ir');
  watch.allowOrigin('https://logo.samandehi.ir');
  watch.expectProblem(/request failed .*logo\.samandehi\.ir/);
  await page.route('https://trustseal.enamad.ir/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  );
  await page.route('https://logo.samandehi.ir/**', (route) => route.abort('failed'));
}
