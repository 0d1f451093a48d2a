import type { Page } from '@playwright/test';
import { checkState } from '../page-checks/check.ts';
import { open, waitForIdle } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';

/** The current slide's name, by its dot. */
function shown(page: Page): Promise<string | null> {
  return page.locator('main button[aria-current="true"]').first().getAttribute('aria-label');
}

/** Ends the slide's display time. */
async function endSlide(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      if (effect instanceof KeyframeEffect && effect.pseudoElement === '::after') {
        animation.finish();
      }
    }
  });
}

test('the slides change by themselves until the viewer stops them, or turns to one and is told of it', async ({
  page,
  say,
}) => {
  await open(page, '/');
  const slider = page.locator('main section[aria-roledescription]').first();
  const told = slider.locator('[aria-live]');
  await expect(slider).toHaveAttribute('data-rotates', 'true');
  const first = await shown(page);
  await endSlide(page);
  await expect.poll(() => shown(page)).not.toBe(first);
  await expect(told).toBeEmpty();

  await page.getByRole('button', { name: say.pauseSlides }).click();
  await expect(slider).not.toHaveAttribute('data-rotates');
  await page.getByRole('button', { name: say.playSlides }).click();
  await expect(slider).toHaveAttribute('data-rotates', 'true');

  // Neither the first slide nor the one after it.
  const another = slider.locator('button[aria-current]').nth(2);
  const name = (await another.getAttribute('aria-label')) ?? '';
  await another.click();
  await expect(another).toHaveAttribute('aria-current', 'true');
  await expect(told).toHaveText(name);
  await expect(slider).not.toHaveAttribute('data-rotates');
});

test('more of a slide opens over the page, and a held key leaves it to the browser @states', async ({
  page,
  context,
  watch,
}) => {
  await open(page, '/');
  const slide = page.locator('main section[aria-roledescription] article').first();
  const more = slide.getByRole('link', { name: /^بیشتر دربارهٔ / });
  // Without script it leads to the page.
  await expect(more).toHaveAttribute('href', /^\/(?:movie|series|video)\//);
  const { height } = (await more.boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThanOrEqual(44);
  await waitForIdle(page);
  watch.clearRequests();
  await more.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link').first()).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(watch.apiCalls().length).toBeLessThanOrEqual(2);
  await checkState(page, 'a slide in short');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(more).toBeFocused();

  const opened = context.waitForEvent('page');
  await more.click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  // A tab in the background may not answer what its page is asked.
  await expect.poll(() => tab.url()).toMatch(/\/(?:movie|series|video)\//);
  await expect(dialog).toHaveCount(0);
  await tab.close();
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves, and there is nothing to stop', async ({ page, say }) => {
    await open(page, '/');
    await expect(page.getByRole('link').first()).toBeVisible();
    const slider = page.locator('main section[aria-roledescription]').first();
    await expect(slider).not.toHaveAttribute('data-rotates');
    for (const name of [say.pauseSlides, say.playSlides]) {
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    }
  });
});
