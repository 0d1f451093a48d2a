import { createApiClient } from '@parde/api-client';
import { locales } from '@parde/domain';
import { expect, it } from 'vitest';
import { testPage } from '../../test-support/test-page.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { loadMessages } from '../i18n/messages.ts';
import { type FailureReason, failureReason, failureText } from './Failed.tsx';

type Fetch = (request: Request) => Promise<Response>;

/** Returns the client's error for an answer. The account is read as JSON, so any other body is a failure. */
async function errorFor(fetch: Fetch, signal?: AbortSignal): Promise<unknown> {
  const api = createApiClient({
    baseUrl: 'http://api.test/api/v1',
    fetch,
    timeout: 20,
    retry: false,
  });
  return api.getWallet({ ...(signal && { signal }) }).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
}

const answer =
  (body: string | null, status: number): Fetch =>
  async () =>
    new Response(body, { status, headers: { 'content-type': 'application/json' } });

/** Never answers, and rejects only when the request's own signal aborts. */
const silence: Fetch = ({ signal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

const cases: readonly [string, Fetch, FailureReason][] = [
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), 'connection'],
  ['no answer in time', silence, 'noAnswer'],
  ['HTML with 200', answer('<!doctype html>', 200), 'unreadable'],
  ['an empty 200', answer('', 200), 'unreadable'],
  ['null with 200', answer('null', 200), 'unreadable'],
  ['a 201', answer('{"data":{}}', 201), 'unreadable'],
  ['a 204', answer(null, 204), 'unreadable'],
  ['a 400 with an empty list', answer('[]', 400), 'refused'],
  ['a 400 with null', answer('null', 400), 'refused'],
  ['a 422 without a message', answer('{}', 422), 'refused'],
  ['a 401', answer('{}', 401), 'refused'],
  ['a 429', answer('{}', 429), 'refused'],
  ['a 500', answer('{}', 500), 'server'],
  ['a 503 in HTML', answer('<h1>Unavailable</h1>', 503), 'server'],
];

it.each(cases)('%s has its own reason', async (_name, fetch, reason) => {
  expect(failureReason(await errorFor(fetch))).toBe(reason);
});

it('a cancelled request counts as unanswered, and an error of our own as the server’s', async () => {
  expect(failureReason(await errorFor(silence, AbortSignal.abort()))).toBe('noAnswer');
  expect(failureReason(new TypeError('x is undefined'))).toBe('server');
  expect(failureReason(undefined)).toBe('server');
});

it.each(locales)('only a lost connection mentions the internet in %s', async (locale) => {
  const i18n = createI18n({ locale });
  await loadMessages({ brand: {}, i18n, facts: { locale } }, 'shell');
  const page = { ...(await testPage('shell', () => Response.json({}))), i18n };
  const texts = await Promise.all(
    cases.map(async ([, fetch, reason]) => ({
      reason,
      text: failureText(page, await errorFor(fetch)),
    })),
  );
  for (const { reason, text } of texts) {
    expect(/اینترنت|اتصال|internet|connection/i.test(text), text).toBe(reason === 'connection');
  }
  expect(new Set(texts.map(({ text }) => text)).size).toBe(5);
});

it('the server’s message replaces the sentence of the reason', async () => {
  const page = await testPage('shell', () => Response.json({}));
  const error = await errorFor(answer('{"message_fa":"بانک پاسخ نداد."}', 503));
  expect(failureText(page, error)).toBe('بانک پاسخ نداد.');
});
