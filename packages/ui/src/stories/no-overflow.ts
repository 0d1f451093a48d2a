import { expect } from 'storybook/test';

/** Expects no horizontal overflow, which would break the page at 320 px. */
export async function expectNoOverflow(element: HTMLElement): Promise<void> {
  await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
}
