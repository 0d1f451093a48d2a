import Sqlite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { createAccounts } from '../accounts/accounts.ts';
import { defaultLimits } from '../accounts/sign-in.ts';
import { createFactsOf } from '../catalogue/picture-facts.ts';
import { createTitles } from '../catalogue/title.ts';
import { createReferenceApi } from '../index.ts';
import { createDownloads } from '../library/fetched.ts';
import { createAddresses } from '../media/addresses.ts';
import { createSigner } from '../media/signature.ts';
import { createMoney } from '../money/money.ts';
import { createHandlers } from '../operations.ts';
import { createGallery } from '../pictures/gallery.ts';
import { openCatalogue } from '../server/open-catalogue.ts';
import { createTestApi, type ErrorBody, read } from '../test-support/test-api.ts';
import { createAdapter } from './adapter.ts';
import { contract } from './contract.ts';
import type { Handlers } from './handlers.ts';
import { Refusal } from './refusal.ts';

const now = () => Date.UTC(2026, 10, 21, 8, 0, 0);

function realHandlers(): Handlers {
  const db = openCatalogue(undefined, { seed: 1, size: 'small', now: now() });
  const gallery = createGallery(createFactsOf(db));
  const titles = createTitles(db, gallery, now);
  const random = (size: number) => new Uint8Array(size);
  const money = createMoney({ db, titles, now, random });
  const accounts = createAccounts({
    db,
    limits: defaultLimits,
    sendSms: () => {},
    smsHost: 'localhost',
    subscriptionOf: money.entitlements.subscriptionOf,
    random,
    now,
  });
  const addresses = createAddresses(createSigner(random(32), now), now);
  const parts = { db, titles, pictures: gallery, clips: () => null, now, random };
  const downloadStore = createDownloads(db, now, () => {});
  return createHandlers(parts, { accounts, addresses, downloadStore, money });
}

/** Answers `getMovie` with another handler. */
async function answerOf(getMovie: Handlers['getMovie'], checkAnswers = true) {
  const reports: unknown[] = [];
  const adapter = createAdapter({
    contract,
    handlers: { ...realHandlers(), getMovie },
    checkUrl: '/check/user',
    sessionOf: () => undefined,
    checkAnswers,
    report: (error) => reports.push(error),
  });
  const match = adapter.match('GET', '/get/movie/1024');
  if (match instanceof Refusal) throw match;
  const request = new Request('http://api.test/api/v1/get/movie/1024');
  const response = await adapter.answer(match, request, '192.0.2.1');
  return { response, reports };
}

describe('an answer that breaks the contract', () => {
  const broken: Handlers['getMovie'] = async (call) => {
    const answer = await realHandlers().getMovie(call);
    return { data: { ...answer.data, year: 12 } };
  };

  it('is replaced by a 500 that names the field', async () => {
    const { response, reports } = await answerOf(broken);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      message: 'The answer of getMovie (200) does not keep the contract: data.year must be >= 1200',
      message_fa: 'مشکلی از سمت ما پیش آمد. کمی بعد دوباره تلاش کنید.',
    });
    expect(reports).toHaveLength(1);
  });

  it('is sent unchanged if answers are not checked', async () => {
    const { response } = await answerOf(broken, false);
    expect(response.status).toBe(200);
  });

  it('includes an undeclared status and a missing header', async () => {
    const { response: early } = await answerOf(() => {
      throw new Refusal(429, { fa: 'صبر کنید', en: 'Wait' });
    });
    expect((await read<ErrorBody>(early)).message).toContain('header Retry-After is missing');
    const { response: odd } = await answerOf(() => {
      throw new Refusal(302, { fa: 'آن‌جا', en: 'There' });
    });
    expect((await read<ErrorBody>(odd)).message).toContain('status 302 is not declared');
  });
});

it('returns 500 without details and reports the error when a handler fails', async () => {
  const { response, reports } = await answerOf(() => {
    throw new Error('secret');
  });
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('secret');
  expect(reports).toEqual([new Error('secret')]);
});

it('returns 503 with Retry-After while another process has locked the database', async () => {
  const { response, reports } = await answerOf(() => {
    throw new Sqlite.SqliteError('database is locked', 'SQLITE_BUSY');
  });
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '1']);
  expect(reports).toEqual([]);
});

it('has typed handlers for all operations of the contract', () => {
  const { getMovie, ...missing } = realHandlers();
  // @ts-expect-error: without getMovie these are not the handlers.
  const incomplete: Handlers = missing;
  // @ts-expect-error: a film is an object of many fields.
  const wrong: Handlers['getMovie'] = () => ({ data: { id: '1' } });
  // @ts-expect-error: only a number's own fields are in its form.
  const misread: Handlers['login'] = ({ body }) => ({ token: body.token });
  expect([incomplete, wrong, misread, getMovie]).toHaveLength(4);
});

describe('a request outside the contract', () => {
  const api = createTestApi();

  it('is a 404 for an unknown path', async () => {
    for (const path of [
      '/get/nothing',
      '/get/discover/',
      '/get',
      '/get/movie/',
      '/get/movie/1/2',
    ]) {
      const response = await api.call('GET', path);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({
        message: 'There is nothing at this address.',
        message_fa: 'چنین نشانی‌ای وجود ندارد.',
      });
    }
    expect((await api.send('GET', '/elsewhere')).status).toBe(404);
  });

  it('is a 405 with the allowed methods', async () => {
    const response = await api.call('DELETE', '/logout');
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST, GET, HEAD');
    expect((await api.call('OPTIONS', '/login')).headers.get('Allow')).toBe('POST');
  });

  it('is a 415 in another format, a 400 if it cannot be parsed, and a 413 above 64 KB', async () => {
    const post = (body: string, type = 'application/json') =>
      api.call('POST', '/login', { body, headers: { 'Content-Type': type } });
    expect((await post('mobile=1', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await post('{"mobile":')).status).toBe(400);
    const large = await post(JSON.stringify({ mobile: '0'.repeat(70_000) }));
    expect(large.status).toBe(413);
    expect((await read<ErrorBody>(large)).message).toBe('The request is too large.');
    expect((await post('{}', 'Application/JSON; charset=utf-8')).status).toBe(422);
  });

  it('is a 413 also if its size is not declared', async () => {
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(8192)),
    });
    const request = new Request('http://api.test/api/v1/login', {
      method: 'POST',
      body: endless,
      duplex: 'half',
    });
    expect((await createReferenceApi({ catalogue: 'small' }).fetch(request)).status).toBe(413);
  });

  it('is a 422 without a body, or if the body is not an object', async () => {
    for (const body of [undefined, '[]', 'null', '"text"']) {
      const response = await api.call('POST', '/login', body === undefined ? {} : { body });
      expect(response.status).toBe(422);
    }
  });
});

it('returns errors in both languages, also outside the operations', async () => {
  const reports: unknown[] = [];
  const api = createTestApi({ report: (error) => reports.push(error) });
  api.close();
  const response = await api.send('GET', '/_bank/pay/any');
  expect(response.status).toBe(500);
  expect(await read<ErrorBody>(response)).toEqual({
    message: 'Something went wrong on our side. Try again in a while.',
    message_fa: 'مشکلی از سمت ما پیش آمد. کمی بعد دوباره تلاش کنید.',
  });
  expect(reports).toHaveLength(1);
});

it('answers HEAD without a body', async () => {
  const response = await createTestApi().call('HEAD', '/get/discover');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
});

it('returns the caller’s request id if it is valid, or else a new one', async () => {
  const api = createTestApi();
  const named = (id: string) =>
    api.call('GET', '/get/discover', { headers: { 'X-Request-Id': id } });
  expect((await named('front-7.2')).headers.get('X-Request-Id')).toBe('front-7.2');
  expect((await named('a b')).headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
});

it('forbids caching of answers', async () => {
  const response = await createTestApi().call('GET', '/get/discover');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});
