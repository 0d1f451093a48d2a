import type { Page } from '@playwright/test';
import { checkState } from '../../page-checks/check.ts';
import { framedPath, open, pushPath, waitForIdle } from '../../support/journey.ts';
import { expect, test } from '../../support/test.ts';

/** Returns the current slide's name, from its dot. */
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

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the slides change by themselves until the viewer stops them or selects a slide; a slide’s details open over the page @states', async ({
  page,
  labels,
  watch,
}) => {
  await open(page, '/');
  const slider = page.locator('main section[aria-roledescription]').first();
  const liveRegion = slider.locator('[aria-live]');
  const pause = slider.getByRole('button', { name: labels.pauseSlides });
  await expect(slider).toHaveAttribute('data-rotates', 'true');
  const first = await shown(page);
  await endSlide(page);
  await expect.poll(() => shown(page)).not.toBe(first);
  await expect(liveRegion).toBeEmpty();

  await pause.click();
  await expect(slider).not.toHaveAttribute('data-rotates');
  await slider.getByRole('button', { name: labels.playSlides }).click();
  await expect(slider).toHaveAttribute('data-rotates', 'true');

  // Neither the first slide nor the second.
  const another = slider.locator('button[aria-current]').nth(2);
  const name = (await another.getAttribute('aria-label')) ?? '';
  await another.click();
  await expect(another).toHaveAttribute('aria-current', 'true');
  await expect(liveRegion).toHaveText(name);
  await expect(slider).not.toHaveAttribute('data-rotates');

  await test.step('more of a slide', async () => {
    const more = slider.locator('li:not([inert]) > article').getByRole('link', {
      name: /^بیشتر دربارهٔ /,
    });
    // Without script the link leads to the page.
    await expect(more).toHaveAttribute('href', /^\/(?:movie|series|video)\//);
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
  });

  await test.step('with reduced motion nothing moves, and there is nothing to stop', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await pushPath(page, framedPath);
    await expect(slider).toHaveCount(0);
    await pushPath(page, '/');
    await expect(slider.getByRole('link').first()).toBeVisible();
    await waitForIdle(page);
    await expect(slider).not.toHaveAttribute('data-rotates');
    await expect(pause).toHaveCount(0);
    await expect(slider.getByRole('button', { name: labels.playSlides })).toHaveCount(0);
  });
});
