import { expect, type Locator } from '@playwright/test';
import { press } from './journey.ts';

/** How a viewer does what they want on a page. */
export interface Hand {
  /** Of a link, a button, one of a few. */
  press(target: Locator): Promise<void>;
  /** Of a choice that stands beside others. */
  choose(radio: Locator): Promise<void>;
}

/** With the finger or the mouse. */
export const byPointer: Hand = {
  press,
  // What is pressed is its line: the button itself is drawn by the page.
  choose: (radio) => press(radio.locator('xpath=ancestor::label')),
};

/** More than any page has to walk through. */
const longestWalk = 120;

/** With nothing but keys. */
export const byKeyboard: Hand = {
  async press(target) {
    await walkTo(target);
    await target.page().keyboard.press('Enter');
  },
  async choose(radio) {
    const page = radio.page();
    const one = page.getByRole('radio').and(page.locator(':focus'));
    for (let steps = 0; (await one.count()) === 0 && steps < longestWalk; steps += 1) {
      await page.keyboard.press('Tab');
    }
    for (let steps = 0; !(await radio.isChecked()) && steps < longestWalk; steps += 1) {
      await page.keyboard.press('ArrowDown');
    }
    await expect(radio).toBeChecked();
  },
};

async function walkTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const page = target.page();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let steps = 0; !(await isThere()) && steps < longestWalk; steps += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
