import type { Page } from '@playwright/test';
import { open } from './journey.ts';

/**
 * Stores the data after a sign-in for the next page load. A browser without a page first opens the site's smallest
 * file.
 */
export async function resume(page: Page, entry: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/robots.txt');
  await page.evaluate((value) => sessionStorage.setItem('afterSignIn', value), entry);
}

export const modalOn = (path: string, name: string, state: object = {}): string =>
  JSON.stringify({ path, after: { kind: 'modal', name, state } });

/** Opens a modal on a page in the way that a sign-in does. */
export async function openModal(page: Page, path: string, name: string): Promise<void> {
  await resume(page, modalOn(path, name));
  await open(page, path);
}
