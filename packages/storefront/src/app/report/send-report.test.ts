import { createApiClient } from '@parde/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Report, Reporting } from './report.ts';

const origin = 'https://parde.example';
const reporting: Reporting = {
  dsn: 'https://k3y@reports.example/in/7',
  share: 1,
  release: '3f9c2a1',
  deployment: 'production',
};

const send = vi.fn<typeof fetch>();
let page: EventTarget;

beforeEach(() => {
  // A fresh module, because each failure is reported only once per document.
  vi.resetModules();
  send.mockReset().mockResolvedValue(new Response());
  page = Object.assign(new EventTarget(), {
    location: { origin, pathname: '/movie/1024', search: '' },
  });
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { userAgent: 'Browser/1' });
  vi.stubGlobal('fetch', send);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function reportOf(settings: Partial<Reporting> | null = {}): Promise<Report> {
  const { sendReports } = await import('./browser-reports.ts');
  const given = settings === null ? undefined : { ...reporting, ...settings };
  return sendReports({ locale: 'fa', reporting: given }, 'main');
}

/** Reads the sent envelopes by the rules of https://develop.sentry.dev/sdk/foundations/transport/envelopes. */
function envelopes() {
  return send.mock.calls.map(([url, init]) => {
    const [header = '', itemHeader = '', payload = '', ...more] = String(init?.body).split('\n');
    expect(more).toEqual([]);
    const parts = [header, itemHeader, payload].map((line) => JSON.parse(line));
    return { url, init, header: parts[0], itemHeader: parts[1], event: parts[2] };
  });
}

/** Returns an error with this stack. */
function errorAt(stack: string, message = 'x is undefined'): Error {
  const error = new TypeError(message);
  error.stack = stack;
  return error;
}

const chrome = (message = 'x is undefined') => `TypeError: ${message}
    at draw (https://parde.example/assets/movie-a1b2.js:1:234)
    at async https://parde.example/assets/frame-c3d4.js:2:5
    at new Hero (https://parde.example/movie/1024?ref=abc:10:20)`;

/** Dispatches the browser's event for an uncaught error. */
const throwUncaught = (error: unknown) =>
  page.dispatchEvent(Object.assign(new Event('error'), { error }));

describe('a report', () => {
  it('is an envelope with one event and its key', async () => {
    await (await reportOf())('page-failed', errorAt(chrome()));
    const [{ url, init, header, itemHeader, event } = {}] = envelopes();
    expect(url).toBe('https://reports.example/in/api/7/envelope/?sentry_version=7&sentry_key=k3y');
    // Neither setting needs a preflight.
    expect(init).toMatchObject({
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      keepalive: true,
    });
    expect(init?.headers).toBeUndefined();
    expect(header).toEqual({
      event_id: expect.stringMatching(/^[\da-f]{32}$/),
      sent_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      sdk: { name: 'parde.storefront', version: '1' },
    });
    expect(itemHeader).toEqual({ type: 'event' });
    expect(event).toEqual({
      event_id: header.event_id,
      timestamp: expect.any(Number),
      platform: 'javascript',
      level: 'error',
      release: '3f9c2a1',
      environment: 'production',
      transaction: 'movie',
      tags: { event: 'page-failed', brand: 'main', locale: 'fa', page: 'movie' },
      request: { url: 'https://parde.example/movie/1024', headers: { 'User-Agent': 'Browser/1' } },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'x is undefined',
            mechanism: { type: 'generic', handled: true },
            stacktrace: {
              frames: [
                {
                  function: 'new Hero',
                  filename: 'https://parde.example/movie/1024',
                  lineno: 10,
                  colno: 20,
                  in_app: false,
                },
                {
                  filename: 'https://parde.example/assets/frame-c3d4.js',
                  lineno: 2,
                  colno: 5,
                  in_app: true,
                },
                {
                  function: 'draw',
                  filename: 'https://parde.example/assets/movie-a1b2.js',
                  lineno: 1,
                  colno: 234,
                  in_app: true,
                },
              ],
            },
          },
        ],
      },
    });
  });

  it('also reads the stack frames of Firefox and Safari', async () => {
    const stack =
      'draw@https://parde.example/assets/a.js:1:2\n@https://parde.example/assets/b.js:3:4';
    await (await reportOf())('page-failed', errorAt(stack));
    expect(envelopes()[0]?.event.exception.values[0].stacktrace.frames).toMatchObject([
      { filename: 'https://parde.example/assets/b.js', lineno: 3, colno: 4 },
      { function: 'draw', filename: 'https://parde.example/assets/a.js', lineno: 1, colno: 2 },
    ]);
  });

  it('names the failed API call, and groups by it', async () => {
    const api = createApiClient({
      baseUrl: `${origin}/api/v1`,
      retry: false,
      fetch: async () =>
        Response.json({}, { status: 500, headers: { 'x-request-id': 'abcdefgh' } }),
    });
    const error: unknown = await api.call('getPlans').catch((thrown: unknown) => thrown);
    await (await reportOf())('query-failed', error);
    expect(envelopes()[0]?.event).toMatchObject({
      level: 'warning',
      tags: { operation: 'getPlans', status: '500', request_id: 'abcdefgh' },
      fingerprint: ['query-failed', 'getPlans', '500'],
    });
  });

  it('contains no data of the viewer', async () => {
    Object.assign(page, {
      location: { origin, pathname: '/search/09121234567', search: '?token=secret' },
    });
    const message = 'GET https://parde.example/api/v1/user?mobile=09121234567 of Bearer secret';
    const stack = `Error: ${message}\n    at a (https://parde.example/search/09121234567?token=secret:1:1)`;
    await (await reportOf())('page-failed', errorAt(stack, message));
    expect(envelopes()[0]?.event.request.url).toBe('https://parde.example/search/:search?');
    expect(String(send.mock.calls[0]?.[1]?.body)).not.toMatch(/secret|0912/);
  });

  it.each([
    ['No film for 48213', '', '', 'No film for …'],
    [
      'code=123456 is wrong, ۴۸۲۱۳ and ٤٨٢١٣ too, 500 is told',
      '',
      '',
      'code=… is wrong, … and … too, 500 is told',
    ],
    [
      'No film for “شب‌های برره” or شبِ',
      '/search/%D8%B4%D8%A8%E2%80%8C%D9%87%D8%A7%DB%8C%20%D8%A8%D8%B1%D8%B1%D9%87',
      '',
      'No film for “…\u200c… …” or …ِ',
    ],
    [
      'GET /api/v1/find/%D8%B4%D8%A8/1 failed',
      '/search/%D8%B4%D8%A8',
      '',
      'GET /api/v1/find/…/1 failed',
    ],
    ['Batman! batmobile, query_batman', '/kids/search/batman', '', '…! batmobile, query_…'],
    [
      'Unexpected token in {"q":"Star Wars (1977)"}',
      '/genres',
      '?sort=new&q=star+wars',
      'Unexpected token in {"q":"… … (…)"}',
    ],
    ['100%zz of sara', '/ref/100%zz', '?sara', '… of …'],
    ['movie of /movie', '/movie', '?movie=', 'movie of /movie'],
  ])(
    'leaves out codes and the texts in the page’s address: %s',
    async (message, pathname, search, left) => {
      Object.assign(page, { location: { origin, pathname: pathname || '/', search } });
      await (await reportOf())(
        'page-failed',
        errorAt(`${message}\n    at draw (https://parde.example/assets/a-12345.js:1:2)`, message),
      );
      const { value, stacktrace } = envelopes()[0]?.event.exception.values[0] ?? {};
      expect(value).toBe(left);
      // The file name of our own script remains, because the failing line cannot be found without it.
      expect(stacktrace.frames[0].filename).toBe('https://parde.example/assets/a-12345.js');
    },
  );

  it('is sent once for each failure, and at most ten times per document', async () => {
    const report = await reportOf();
    const again = errorAt(chrome());
    await Promise.all([report('page-failed', again), report('page-failed', again)]);
    expect(send).toHaveBeenCalledTimes(1);
    for (let count = 0; count < 20; count += 1) {
      await report('page-failed', errorAt(chrome(`failure ${count}`), `failure ${count}`));
    }
    expect(send).toHaveBeenCalledTimes(10);
  });

  it('is not sent without an address', async () => {
    await (await reportOf(null))('page-failed', new Error('gone'));
    throwUncaught(errorAt(chrome()));
    expect(send).not.toHaveBeenCalled();
  });

  it('is not sent from documents that are not sampled', async () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.2);
    const left = await reportOf({ share: 0.2 });
    random.mockReturnValue(0.19);
    const sampled = await reportOf({ share: 0.2 });
    random.mockReturnValue(0.9);
    await left('page-failed', new Error('left out'));
    await sampled('page-failed', new Error('sampled'));
    expect(envelopes().map(({ event }) => event.exception.values[0].value)).toEqual(['sampled']);
  });
});

describe('an uncaught error', () => {
  it('is reported if our own script threw it', async () => {
    await reportOf();
    throwUncaught(errorAt(chrome()));
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    const reason = errorAt(chrome('rejected'), 'rejected');
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    for (const { event } of envelopes()) {
      expect(event).toMatchObject({ level: 'error', tags: { event: 'script-failed' } });
      expect(event.exception.values[0].mechanism.handled).toBe(false);
    }
  });

  it('is not reported for extensions, other sites, unknown sources or aborted calls', async () => {
    await reportOf();
    const stranger = (address: string) => errorAt(`Error\n    at a (${address}:1:2)\n${chrome()}`);
    const abort = errorAt(chrome());
    abort.name = 'AbortError';
    for (const error of [
      stranger('chrome-extension://abc/assets/content.js'),
      stranger('https://chat.example/assets/chat.js'),
      abort,
      null,
      'Script error.',
      new Error('without a stack of ours'),
    ]) {
      throwUncaught(error);
    }
    throwUncaught(errorAt(chrome('the last'), 'the last'));
    await vi.waitFor(() => expect(send).toHaveBeenCalled());
    expect(envelopes().map(({ event }) => event.exception.values[0].value)).toEqual(['the last']);
  });
});
