import type { Page } from '@playwright/test';

/** Clears the cookies. Leaves the page first, because its next requests would be refused. */
export async function clearSession(page: Page): Promise<void> {
  // A file of the site, which makes no requests.
  await page.goto('/robots.txt');
  await page.context().clearCookies();
}
