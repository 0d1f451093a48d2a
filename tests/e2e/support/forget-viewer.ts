import type { Page } from '@playwright/test';

/** Nobody is signed in on this device any more. The page is left first: what it asked for then would be refused. */
export async function forgetViewer(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}
