import { expect } from 'storybook/test';

/** Nothing in it is wider than it: at 320 px a page that scrolls sideways is a broken page. */
export async function expectNoOverflow(element: HTMLElement): Promise<void> {
  await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
}
