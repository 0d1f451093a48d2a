import type { Page } from '@playwright/test';

/** Nobody is signed in on this device any more. The page is left first: what it went on to ask would be refused. */
export async function forgetViewer(page: Page): Promise<void> {
  // A file of the site, which asks for nothing.
  await page.goto('/robots.txt');
  await page.context().clearCookies();
}
