import { expect } from 'storybook/test';

/** Expects no horizontal overflow: at 320 px it breaks the page. */
export async function expectNoOverflow(element: HTMLElement): Promise<void> {
  await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
}
