import type { Page } from '@playwright/test';
import { open } from './journey.ts';

/** The storage after signing in, for the next page load. */
export const resume = (page: Page, entry: string): Promise<void> =>
  page.evaluate((value) => sessionStorage.setItem('afterSignIn', value), entry);

export const modalOn = (path: string, name: string, state: object = {}): string =>
  JSON.stringify({ path, after: { kind: 'modal', name, state } });

/** Opens a modal on a page as after signing in there. The browser must be on the site already. */
export async function openModal(page: Page, path: string, name: string): Promise<void> {
  await resume(page, modalOn(path, name));
  await open(page, path);
}
