import type { Category } from '@parde/api-client';
import type { Locator, Page } from '@playwright/test';
import { sendRequest } from './servers/http.ts';
import type { ReferenceApi } from './servers/reference-api.ts';

export function hrefs(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}

export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
}

export async function readCategories(api: ReferenceApi): Promise<Category[]> {
  return JSON.parse((await sendRequest(`${api.baseUrl}/ghost/getCategories`)).text);
}

export async function readGenres(
  api: ReferenceApi,
  language: string,
): Promise<Record<string, string>> {
  const headers = { 'accept-language': language };
  return JSON.parse((await sendRequest(`${api.baseUrl}/genres`, { headers })).text);
}

/** The addresses of a category and its descendants, as a menu lists them. */
export function withDescendants({ category_id, child_categories }: Category): string[] {
  return [`/category/${category_id}`, ...child_categories.flatMap(withDescendants)];
}

/** Options that turn a phone project into a wide screen. */
export const desktop = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false };
