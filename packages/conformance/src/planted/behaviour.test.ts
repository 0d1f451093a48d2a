import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Change } from '../test-support/changed-server.ts';
import { createPlantings, type Planted } from '../test-support/planted.ts';

const plantings = createPlantings();
beforeAll(plantings.signIn);
afterAll(plantings.close);

const text = (body: string, init: ResponseInit, type = 'text/html'): Response =>
  new Response(body, { ...init, headers: { 'content-type': type } });
const page = '<!doctype html><title>Sorry</title>';
const failing =
  (make: () => Response): Change =>
  (answer) =>
    answer.ok ? answer : make();
const always = (make: () => Response): Change => make;

/** Differences of real servers outside the body of an answer. */
const rows: readonly Planted[] = [
  {
    name: 'an answer that does not end',
    operation: 'getPlans',
    change: always(() => text(' '.repeat(11 * 1024 * 1024), { status: 200 })),
    result: 'cannot be read',
    why: 'an answer of more than 10 MB',
  },
  {
    name: 'JSON that is called HTML',
    operation: 'getGenres',
    change: async (answer) => text(await answer.text(), answer),
    deviations: [['content type', 'JSON as text/html', 'read']],
  },
  {
    name: '201 for a success',
    operation: 'getPlans',
    change: async (answer) => Response.json(await answer.json(), { status: 201 }),
    result: 'cannot be read',
    why: 'status 201, not 200',
  },
  {
    name: '402 for a title that is not paid for',
    operation: 'getPlayback',
    change: always(() => Response.json({ message: 'Pay first.' }, { status: 402 })),
    result: 'cannot be read',
    why: 'status 402, not 200: the contract refuses with 403',
    deviations: [['unknown id', 'status 402, not 404', 'noticed']],
  },
  {
    name: 'a page for JSON',
    operation: 'getPlans',
    change: always(() => text(page, { status: 200 })),
    result: 'cannot be read',
    why: 'no JSON but text/html',
  },
  {
    name: 'JSON that breaks off',
    operation: 'getDiscover',
    change: async (answer) =>
      text((await answer.text()).slice(0, 2000), { status: 200 }, 'application/json'),
    result: 'cannot be read',
    why: 'JSON that breaks off or is broken',
  },
  {
    name: 'an empty body',
    operation: 'getGateways',
    change: always(() => text('', { status: 200 }, 'application/json')),
    result: 'cannot be read',
    why: 'an empty body',
  },
  {
    name: 'a redirect',
    operation: 'getAppDetails',
    change: always(
      () => new Response(null, { status: 302, headers: { location: 'https://elsewhere.test/' } }),
    ),
    result: 'cannot be read',
    why: 'a redirect (302)',
  },
  {
    name: 'no answer in time',
    operation: 'getPlans',
    change: () => new Promise(() => {}),
    timeout: 200,
    result: 'cannot be read',
    why: 'no answer within 0.2 seconds',
  },
  {
    name: 'a connection that breaks',
    operation: 'getPlans',
    change: () => Promise.reject(new TypeError('fetch failed')),
    result: 'cannot be read',
    why: 'no answer: the connection fails',
  },
  {
    name: 'an operation that fails',
    operation: 'getPlans',
    change: always(() => Response.json({ message: 'Sorry' }, { status: 500 })),
    result: 'cannot be read',
    why: 'status 500, not 200',
  },
  {
    name: 'a page for a title that there is',
    operation: 'getMovie',
    change: always(() => text(page, { status: 404 })),
    result: 'cannot be read',
    why: 'status 404, not 200',
    deviations: [
      ['error', '404 without JSON (text/html)', 'noticed'],
      ['unknown id', '404 without JSON (text/html)', 'noticed'],
    ],
  },
  {
    name: 'a page for an unknown id',
    operation: 'getMovie',
    change: failing(() => text(page, { status: 404 })),
    deviations: [['unknown id', '404 without JSON (text/html)', 'noticed']],
  },
  {
    name: 'an error as plain text',
    operation: 'getMovie',
    change: failing(() => text('no such film', { status: 404 }, 'text/plain')),
    deviations: [['unknown id', '404 without JSON (text/plain)', 'noticed']],
  },
  {
    name: 'an error under another key',
    operation: 'getMovie',
    change: failing(() => Response.json({ error: 'no such film' }, { status: 404 })),
    deviations: [['unknown id', '404 without message, message_fa or errors', 'noticed']],
  },
  {
    name: 'an error whose message is no text',
    operation: 'getMovie',
    change: failing(() => Response.json({ message: { code: 7 } }, { status: 404 })),
    deviations: [['unknown id', '404 with a message that is no text', 'noticed']],
  },
  {
    name: '500 for an unknown id',
    operation: 'getMovie',
    change: failing(() => Response.json({ message: 'Sorry' }, { status: 500 })),
    deviations: [['unknown id', 'status 500, not 404', 'noticed']],
  },
  {
    name: '200 for an unknown id',
    operation: 'getMovie',
    change: failing(() => Response.json({ data: null })),
    deviations: [['unknown id', 'status 200, not 404', 'noticed']],
  },
  {
    name: 'too many requests without Retry-After',
    operation: 'getPlans',
    change: always(() => Response.json({ message: 'Wait' }, { status: 429 })),
    result: 'not asked',
    why: 'too many requests (429)',
    deviations: [['error', '429 without Retry-After', 'noticed']],
  },
  {
    name: 'a cursor that begins anew',
    operation: 'listTitles',
    change: (answer, request, resend) =>
      request.url.includes('cursor=')
        ? resend(new Request(request.url.replace(/cursor=[^&]+&?/, '')))
        : answer,
    deviations: [['next page', 'the cursor gives the same page again', 'dropped']],
  },
  {
    name: 'a next page that fails',
    operation: 'listTitles',
    change: (answer, request) =>
      request.url.includes('cursor=')
        ? Response.json({ message: 'Sorry' }, { status: 500 })
        : answer,
    deviations: [['next page', 'status 500, not 200', 'failed']],
  },
  {
    name: 'a filter that is refused',
    operation: 'getTop',
    change: (answer, request) =>
      request.url.includes('age=12') ? Response.json({ message: 'No' }, { status: 422 }) : answer,
    deviations: [['filter', 'status 422, not 200, with age=12', 'failed']],
  },
  {
    name: 'a filter by type that is ignored',
    operation: 'listTitles',
    change: (answer, request, resend) =>
      request.url.includes('type=series')
        ? resend(new Request(request.url.replace('type=series', 'type=movie')))
        : answer,
    deviations: [['filter', 'type=series gives films', 'noticed']],
  },
  {
    name: 'a user for who has no token',
    operation: 'getUser',
    change: (answer, request) =>
      request.headers.has('authorization') ? answer : Response.json({ data: { mobile: '' } }),
    deviations: [['without a token', 'status 200, not 401', 'noticed']],
  },
  {
    name: '403 for who has no token',
    operation: 'getWallet',
    change: (answer, request) =>
      request.headers.has('authorization')
        ? answer
        : Response.json({ message: 'No' }, { status: 403 }),
    deviations: [['without a token', 'status 403, not 401', 'noticed']],
  },
];

it.each(rows)('reports $name, and nothing else', async (planted) => {
  const { found, expected } = await plantings.check(planted);
  expect(found).toEqual(expected);
});
