import { expect, type Locator, type Page } from '@playwright/test';
import { byKeyboard, byPointer, type InputMethod } from './input-methods.ts';

/** The video of the full-page player. */
export const playingVideo = (page: Page): Locator => page.getByRole('dialog').locator('video');

export async function expectToPlay(page: Page, from = 0): Promise<void> {
  await expect.poll(() => currentTime(page)).toBeGreaterThan(from);
}

/** The playback position in seconds. */
export function currentTime(page: Page): Promise<number> {
  return playingVideo(page).evaluate((video) =>
    video instanceof HTMLVideoElement ? video.currentTime : Number.NaN,
  );
}

/** Waits until the video has this height. */
export async function expectHeight(page: Page, height: number): Promise<void> {
  await expect
    .poll(() =>
      playingVideo(page).evaluate((video) =>
        video instanceof HTMLVideoElement ? video.videoHeight : Number.NaN,
      ),
    )
    .toBe(height);
}

export async function activateControl(page: Page, input: InputMethod, name: string): Promise<void> {
  const control = page.getByRole('dialog').getByRole('button', { name, exact: true }).first();
  if (input === byPointer) await clickControl(page, control);
  else await input.press(control);
}

/** Controls hide during playback and appear on touch. They may hide again before the click, so retry. */
async function clickControl(page: Page, control: Locator): Promise<void> {
  const hiddenControls = page.getByRole('dialog').locator('[data-hidden]');
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  const options = { timeout: 2000 };
  await expect(async () => {
    if ((await hiddenControls.count()) > 0) await showControls(page);
    if (hasTouch) await control.tap(options);
    else await control.click(options);
  }).toPass();
}

/** Taps or hovers in the middle near the bottom, where there is no button. */
async function showControls(page: Page): Promise<void> {
  const box = await playingVideo(page).boundingBox();
  if (!box) throw new Error('There is no picture.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.75];
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  if (hasTouch) await page.touchscreen.tap(x, y);
  // Start beside the position, because a mouse that does not move sends no event.
  else await page.mouse.move(x, y - 10).then(() => page.mouse.move(x, y));
}

export async function pause(page: Page, input: InputMethod, name: string): Promise<void> {
  if (input === byPointer) await activateControl(page, input, name);
  else await page.keyboard.press('k');
  await expect
    .poll(() =>
      playingVideo(page).evaluate((video) => video instanceof HTMLVideoElement && video.paused),
    )
    .toBe(true);
}

export async function seekHalfway(page: Page, input: InputMethod): Promise<void> {
  if (input === byKeyboard) await page.keyboard.press('5');
  else await clickControl(page, page.getByRole('dialog').getByRole('slider').first());
}
