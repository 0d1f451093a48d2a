import { cookieNames } from '@parde/domain';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { open, waitForRequests } from './journey.ts';
import type { Messages } from './messages.ts';
import type { BrandServer } from './servers/brand-server.ts';
import { type Answer, sendRequest } from './servers/http.ts';
import type { ReferenceApi } from './servers/reference-api.ts';
import type { Watch } from './watch.ts';

interface OpenSignIn {
  readonly api: ReferenceApi;
  readonly watch: Watch;
  readonly path?: string;
}

/** Accounts of the seed. */
export const people = {
  subscriber: { mobile: '09120000001', shown: '0912 000 0001', days: 18 },
  lapsed: { mobile: '09120000002', shown: '0912 000 0002', days: 0 },
} as const;

/** Calls the brand's API as its pages do. */
export function callApi(
  site: BrandServer,
  path: string,
  body?: unknown,
  cookies: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return sendRequest(`${site.origin}/api/v1${path}`, {
    cookies,
    ...(body !== undefined && { method: 'POST', body, headers: { origin: site.publicOrigin } }),
  });
}

/** The cookies that a browser would send back after this answer. */
export function cookiesOf({ cookies }: Answer): Record<string, string> {
  const nonEmpty = cookies.filter(({ value }) => value !== '');
  return Object.fromEntries(nonEmpty.map(({ name, value }) => [name, value]));
}

export async function signInByApi(
  site: BrandServer,
  api: ReferenceApi,
  mobile: string,
  before: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const sent = await callApi(site, '/login/send-code', { mobile, ref: '0' });
  const password = await api.codeSentTo(mobile);
  return callApi(site, '/login', { mobile, password }, { ...before, ...cookiesOf(sent) });
}

/** Signs in without a browser and returns the session cookie. */
export async function sessionOf(
  site: BrandServer,
  api: ReferenceApi,
  mobile: string,
): Promise<{ session: string }> {
  const answer = await signInByApi(site, api, mobile);
  const cookie = answer.cookies.find(({ name }) => name === cookieNames.sessionOnLoopback);
  if (!cookie) throw new Error(`Signing in answered ${answer.status}: ${answer.text}`);
  return { session: cookie.value };
}

/** Signs a browser in without the form. */
export async function addSession(
  context: BrowserContext,
  { site, api, mobile }: { site: BrandServer; api: ReferenceApi; mobile: string },
): Promise<void> {
  const { session } = await sessionOf(site, api, mobile);
  await context.addCookies([
    { name: cookieNames.sessionOnLoopback, value: session, url: site.origin },
  ]);
}

export function mobileField(page: Page): Locator {
  return page.locator('input[autocomplete="tel"]');
}

/** The form's submit button with any label, on the page and in the modal. */
export function sendButton(page: Page): Locator {
  return page.locator('form:has(input[autocomplete="tel"]) button[type="submit"]');
}

export function codeField(page: Page): Locator {
  return page.locator('input[autocomplete="one-time-code"]');
}

interface SignOut {
  readonly labels: Messages;
  readonly watch: Watch;
}

/** Signs out by the account menu. Waits for pending requests first, because they would be refused after that. */
export async function signOut(page: Page, { labels, watch }: SignOut): Promise<void> {
  await waitForRequests(page, watch);
  await page.getByRole('button', { name: labels.account }).click();
  await page.getByRole('button', { name: labels.signOut }).click();
}

/** Enters the number and waits for the code field. */
export async function requestCode(page: Page, mobile: string): Promise<void> {
  await mobileField(page).fill(mobile);
  await sendButton(page).click();
  await expect(codeField(page)).toBeVisible();
}

/** The token in the session cookie. Tests may read it; scripts may not. */
export async function tokenIn(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies();
  const session = cookies.find(({ name }) => name === cookieNames.sessionOnLoopback);
  if (!session) throw new Error('Nobody is signed in.');
  return session.value;
}

/** Ends the session from another device, without notifying this one. */
export async function endSessionElsewhere(api: ReferenceApi, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  await sendRequest(`${api.baseUrl}/logout`, { method: 'POST', headers });
}

/** Opens the sign-in modal by a guest's refused call. */
export async function openSignIn(
  page: Page,
  { api, watch, path = '/' }: OpenSignIn,
): Promise<Locator> {
  watch.expectAnswer(401, /\/ghost\/get\/check\/user/);
  await api.setFault({ operationId: 'ghostCheck', status: 401 });
  await open(page, path);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

export function wrongCode(right: string): string {
  return right === '0000' ? '1111' : '0000';
}

/** Clears the cookies. Leaves the page first, because its next requests would be refused. */
export async function clearSession(page: Page): Promise<void> {
  // A file of the site that sends no requests.
  await page.goto('/robots.txt');
  await page.context().clearCookies();
}
