import type { Locator, Page } from '@playwright/test';
import { films } from './films.ts';
import { alive, open } from './journey.ts';
import type { ReferenceApi } from './reference-api.ts';
import type { Watch } from './watch.ts';

let people = 0;

/** Somebody whom the API meets for the first time, without a subscription or credit: what they buy is theirs alone. */
export function newPerson(): string {
  people += 1;
  return `0935${String(Date.now() % 10_000).padStart(4, '0')}${String(people).padStart(3, '0')}`;
}

/** The bank is another site, which payers are sent to. */
export function knowBank(watch: Watch, api: ReferenceApi): void {
  watch.know(new URL(api.baseUrl).origin);
}

/** The address of the bank's page. */
export const atBank = /\/_bank\/pay\//;

/** The page of a plan for who would watch this film. */
export const planForFilm = `/plan/m1?content_type=movie&content_id=${films.usual}`;

/** Goes to the bank with that plan. */
export async function buyPlanForFilm(page: Page, pay: string): Promise<void> {
  await open(page, planForFilm);
  await payButton(page, pay).click();
  await page.waitForURL(atBank);
}

/** What is pressed on the bank's page, and how it sends its payers back. */
export async function answerAtBank(
  page: Page,
  choice: 'pay' | 'fail' | 'leave',
  way: 'get' | 'post' = 'get',
): Promise<void> {
  await page.waitForURL(atBank);
  await page.locator(`input[name=return][value=${way}]`).check();
  await page.locator(`button[name=choice][value=${choice}]`).click();
  await page.waitForURL(/\/callback\?tracking_code=/);
  await alive(page);
}

export function resultHeading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

/** How often the API was asked to sell a plan, and under which keys. */
export async function plansBought(api: ReferenceApi): Promise<number> {
  const calls = await api.calls();
  return calls.filter(({ operationId }) => operationId === 'buyPlan').length;
}

/** What pays, on the page of a plan, whatever it comes to. */
export function payButton(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });
}
