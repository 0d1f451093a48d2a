import type { Page } from '@playwright/test';
import {
  countShiftsFromNow,
  excessiveShifts,
  watchShifts,
} from '../../page-checks/layout-shifts.ts';
import { open, pushPath, scrollThrough, waitForRequests } from '../../support/journey.ts';
import { people } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { titles } from '../../support/titles.ts';

declare global {
  interface Window {
    /** For each page transition, the elements that are on both pages. */
    transitions?: string[];
  }
}

/** Records the transitions that the browser animates, and those that it skips. */
async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.transitions = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...args) => {
      const transition = start(...args);
      const record = (entry: string) => window.transitions?.push(entry);
      transition.ready.then(
        () => {
          const animated = document
            .getAnimations()
            .map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || '');
          const isMoved = (name: string) =>
            ['old', 'new'].every((side) => animated.includes(`::view-transition-${side}(${name})`));
          record(['title-picture', 'title-text'].filter(isMoved).join(' '));
        },
        (error: unknown) => record(String(error)),
      );
      return transition;
    };
  });
}

const transitionsOf = (page: Page) => page.evaluate(() => window.transitions);

const cardOf = (page: Page) => page.locator(`main ul a[href="/movie/${titles.movie}"]`).first();
const playLink = (page: Page) =>
  page.locator(`main header a[href="/movie/show/${titles.movie}"]`).first();

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(() => {
    test.use({ contextOptions: { reducedMotion } });

    test(`the poster becomes the picture of its page and the player opens over it, in both directions and without shifts: ${reducedMotion} @pictures`, async ({
      page,
      signInAs,
      watch,
    }) => {
      const isAnimated = reducedMotion === 'no-preference';
      await signInAs(people.subscriber.mobile);
      await watchTransitions(page);
      await watchShifts(page);
      await open(page, '/');
      await scrollThrough(page);
      await waitForRequests(page, watch);
      await cardOf(page).scrollIntoViewIfNeeded();
      await countShiftsFromNow(page);
      const expectTransitions = async (...all: readonly string[]) => {
        await expect.poll(() => transitionsOf(page)).toEqual(isAnimated ? all : []);
        await waitForRequests(page, watch);
        expect(await excessiveShifts(page), all.at(-1)).toEqual([]);
      };

      const card = 'title-picture';
      await cardOf(page).click();
      await expect(playLink(page)).toBeVisible();
      await expectTransitions(card);
      const title = 'title-picture title-text';
      await playLink(page).click();
      await expect(page.getByRole('dialog').locator('video')).toBeVisible();
      await expectTransitions(card, title);
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectTransitions(card, title, title);
      await page.goBack();
      await expect(cardOf(page)).toBeVisible();
      await expectTransitions(card, title, title, card);
    });
  });
}

test.describe(() => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a modal that opens or closes and Back from a page without a title have no transition', async ({
    page,
  }) => {
    await watchTransitions(page);
    await open(page, `/movie/${titles.movie}`);
    await page.getByRole('banner').getByRole('link', { name: 'پرده' }).first().click();
    await expect.poll(() => transitionsOf(page)).toHaveLength(1);
    await page.locator('main ul[aria-labelledby] button[aria-haspopup]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await pushPath(page, '/genres');
    await expect(page).toHaveURL('/genres');
    await page.goBack();
    await expect(page).toHaveURL('/');
    expect(await transitionsOf(page)).toHaveLength(1);
  });
});
