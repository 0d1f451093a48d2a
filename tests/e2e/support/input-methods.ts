import { expect, type Locator } from '@playwright/test';
import { press } from './journey.ts';

/** The way in which a viewer operates a page. */
export interface InputMethod {
  /** Activates a link, a button or an option. */
  press(target: Locator): Promise<void>;
  /** Chooses a radio button. */
  choose(radio: Locator): Promise<void>;
}

/** With touch or mouse. */
export const byPointer: InputMethod = {
  press,
  // Click the label, because the page draws the radio button itself.
  choose: (radio) => press(radio.locator('xpath=ancestor::label')),
};

/** More than the focusable elements of any page. */
const maxSteps = 120;

/** With the keyboard only. */
export const byKeyboard: InputMethod = {
  async press(target) {
    await tabTo(target);
    await target.page().keyboard.press('Enter');
  },
  async choose(radio) {
    const page = radio.page();
    const one = page.getByRole('radio').and(page.locator(':focus'));
    for (let steps = 0; (await one.count()) === 0 && steps < maxSteps; steps += 1) {
      await page.keyboard.press('Tab');
    }
    for (let steps = 0; !(await radio.isChecked()) && steps < maxSteps; steps += 1) {
      await page.keyboard.press('ArrowDown');
    }
    await expect(radio).toBeChecked();
  },
};

async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const page = target.page();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let steps = 0; !(await isThere()) && steps < maxSteps; steps += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
