import { randomUUID } from 'node:crypto';
import type { Cart } from '@parde/api-client';
import { expect, type Locator, type Page } from '@playwright/test';
import { open, waitForHydration } from './journey.ts';
import type { BrandServer } from './servers/brand-server.ts';
import type { ReferenceApi } from './servers/reference-api.ts';
import { films } from './titles.ts';

let people = 0;

/** Returns a new number, which has no subscription or credit and which no other test uses. */
export function newMobile(): string {
  people += 1;
  return `0935${String(Date.now() % 10_000).padStart(4, '0')}${String(people).padStart(3, '0')}`;
}

/** Matches the bank's page. */
export const bankUrl = /\/_bank\/pay\//;

/** The page of a plan, reached from a film. */
export const planForFilm = `/plan/m1?content_type=movie&content_id=${films.usual}`;

export async function buyPlanForFilm(page: Page, pay: string): Promise<void> {
  await open(page, planForFilm);
  await payButton(page, pay).click();
  await page.waitForURL(bankUrl);
}

/** Submits the bank's page. `way` is the method with which the bank returns the viewer. */
export async function answerAtBank(
  page: Page,
  choice: 'pay' | 'fail' | 'leave',
  way: 'get' | 'post' = 'get',
): Promise<void> {
  await page.waitForURL(bankUrl);
  await page.locator(`input[name=return][value=${way}]`).check();
  await page.locator(`button[name=choice][value=${choice}]`).click();
  await page.waitForURL(/\/callback\?tracking_code=/);
  await waitForHydration(page);
}

export function resultHeading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

/** The number of purchases of a plan at the API. */
export async function plansBought(api: ReferenceApi): Promise<number> {
  const calls = await api.calls();
  return calls.filter(({ operationId }) => operationId === 'buyPlan').length;
}

/** The pay button of a plan's page, for any price. */
export function payButton(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });
}

/** Clicks twice before the page rerenders. */
export function clickTwice(button: Locator): Promise<void> {
  return button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}

/** Gives the page's viewer credit, by a payment at the bank. */
export async function topUp(page: Page, { origin }: BrandServer, amount: number): Promise<void> {
  const begun = await page.request.post(`${origin}/api/v1/get/charge_wallet`, {
    headers: { origin },
    data: { amount, payment_method: 'mellat', callback_url: `${origin}/callback` },
  });
  const { data }: { data: { pay_url: string } } = await begun.json();
  await page.request.post(data.pay_url, {
    form: { choice: 'pay', return: 'get' },
    maxRedirects: 0,
  });
}

/** Buys the monthly plan at the bank for the page's viewer, without opening a page. Returns the tracking code. */
export async function buyPlan(
  page: Page,
  { origin }: BrandServer,
  choice: 'pay' | 'fail',
): Promise<string> {
  const begun = await page.request.post(`${origin}/api/v1/buy/plan`, {
    headers: { origin, 'Idempotency-Key': randomUUID() },
    data: {
      ...{ plan_id: 'm1', amount: 149_000, content_type: null, content_id: null },
      ...{ payment_method: 'mellat', ref: '0' },
      callback_url: `${origin}/callback`,
    },
  });
  expect(begun.status(), await begun.text()).toBe(200);
  const { data }: { data: { pay_url: string; tracking_code: string } } = await begun.json();
  await page.request.post(data.pay_url, { form: { choice, return: 'get' }, maxRedirects: 0 });
  return data.tracking_code;
}

/** Buys the second file of a film with the credit of the page's viewer. */
export async function buyFilm(page: Page, site: BrandServer, id: string): Promise<void> {
  await topUp(page, site, 200_000);
  const headers = { origin: site.publicOrigin };
  const body = { id, type: 'movie', quality: null, force_to_buy: true, ref: '0' };
  const cart = await page.request.post('/api/v1/get/cart', { headers, data: body });
  const { data }: { data: Cart } = await cart.json();
  const order = {
    items: data.downloads.slice(1, 2).map(({ itemid, amount }) => ({ itemid, amount })),
    ...{ content_type: 'movie', content_id: id, payment_method: 'wallet', ref: '0' },
    callback_url: `${site.publicOrigin}/callback`,
  };
  const bought = await page.request.post('/api/v1/buy/items', {
    headers: { ...headers, 'Idempotency-Key': randomUUID() },
    data: order,
  });
  expect(bought.status(), await bought.text()).toBe(200);
}
