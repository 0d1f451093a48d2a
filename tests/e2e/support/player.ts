import { expect, type Locator, type Page } from '@playwright/test';
import { byKeyboard, byPointer, type Hand } from './hands.ts';

/** What plays, of a player that has the screen for itself. */
export const playing = (page: Page): Locator => page.getByRole('dialog').locator('video');

/** Until the picture has moved on. */
export async function expectToPlay(page: Page, from = 0): Promise<void> {
  await expect.poll(() => playedTo(page)).toBeGreaterThan(from);
}

/** In seconds. */
export function playedTo(page: Page): Promise<number> {
  return playing(page).evaluate((video) =>
    video instanceof HTMLVideoElement ? video.currentTime : Number.NaN,
  );
}

/** Until the picture has as many lines. */
export async function expectLines(page: Page, lines: number): Promise<void> {
  await expect
    .poll(() =>
      playing(page).evaluate((video) =>
        video instanceof HTMLVideoElement ? video.videoHeight : Number.NaN,
      ),
    )
    .toBe(lines);
}

export async function pressControl(page: Page, hand: Hand, name: string): Promise<void> {
  const control = page.getByRole('dialog').getByRole('button', { name, exact: true }).first();
  if (hand === byPointer) await reach(page, control);
  else await hand.press(control);
}

/**
 * The controls go while a film plays, and come when the picture is touched; they may go again under the very finger, as
 * they do to a viewer.
 */
async function reach(page: Page, control: Locator): Promise<void> {
  const resting = page.getByRole('dialog').locator('[data-hidden]');
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  const patience = { timeout: 2000 };
  await expect(async () => {
    if ((await resting.count()) > 0) await touchPicture(page);
    if (hasTouch) await control.tap(patience);
    else await control.click(patience);
  }).toPass();
}

/** At the foot of the picture's middle, where no button stands. */
async function touchPicture(page: Page): Promise<void> {
  const box = await playing(page).boundingBox();
  if (!box) throw new Error('There is no picture.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.75];
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  if (hasTouch) await page.touchscreen.tap(x, y);
  // From beside it: a mouse that stands still says nothing.
  else await page.mouse.move(x, y - 10).then(() => page.mouse.move(x, y));
}

export async function pause(page: Page, hand: Hand, name: string): Promise<void> {
  if (hand === byPointer) await pressControl(page, hand, name);
  else await page.keyboard.press('k');
  await expect
    .poll(() =>
      playing(page).evaluate((video) => video instanceof HTMLVideoElement && video.paused),
    )
    .toBe(true);
}

export async function seekHalfway(page: Page, hand: Hand): Promise<void> {
  if (hand === byKeyboard) await page.keyboard.press('5');
  else await reach(page, page.getByRole('dialog').getByRole('slider').first());
}
