import { operations } from '@parde/api-client/operations';
import { requestFixture } from '@parde/api-client/testing/fixtures';
import fc from 'fast-check';
import { oddCookies, usualCookies } from './cookies.ts';
import {
  commonHeaders,
  type FuzzedRequest,
  publicOrigin,
  share,
  single,
  someFault,
} from './request.ts';
import { bytesOf, hostile, ids, inAddress, inHeader, query } from './values.ts';

/** The operations, with the requests of the contract's examples. */
const examples = operations.map(({ operationId, method, path }) => {
  const input: { path?: object; query?: object; body?: unknown } = requestFixture(operationId);
  return {
    method: String(method),
    pathOf: (param: string | null) =>
      path.replace(/\{([^}]+)\}/g, (_, name: string) =>
        name === 'check_url'
          ? '/check/user'
          : (param ?? encodeURIComponent(String(Reflect.get(input.path ?? {}, name)))),
      ),
    query: new URLSearchParams(Object.entries(input.query ?? {})).toString(),
    body: input.body,
  };
});

const brokenBodies = [
  '',
  '{',
  '[]',
  '"text"',
  'null',
  '0',
  '{"a":1,"a":2}',
  '{"__proto__":{"a":1}}',
  '{"id":{"$ne":1}}',
  '[1,2,3]',
  'a=b&c=d',
  '\ufeff{}',
  '\u0000',
  `{"text":"${'ا'.repeat(3000)}"}`,
  `{"a":${'['.repeat(9000)}${']'.repeat(9000)}}`,
  `{"a":"${'x'.repeat(66_000)}"}`,
] as const;

/** Created once, because creating it takes fast-check long. */
const otherValue = fc.oneof(hostile, fc.jsonValue({ maxDepth: 2 }));

const changedBody = (body: unknown) =>
  fc.tuple(fc.nat(20), otherValue).map(([at, value]) => {
    const fields = Object.entries(typeof body === 'object' && body !== null ? body : {});
    const changed = fields.map(([name, own], index) =>
      index === at % Math.max(1, fields.length) ? [name, value] : [name, own],
    );
    return JSON.stringify({ ...Object.fromEntries(changed), ...(at === 0 && { more: value }) });
  });

const bodyOf = (example: (typeof examples)[number]) =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.constant(example.body === undefined ? null : JSON.stringify(example.body)),
    },
    { weight: 4, arbitrary: changedBody(example.body) },
    { weight: 2, arbitrary: fc.constantFrom(...brokenBodies) },
  );

const type = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/json; charset=utf-16',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'application/x-www-form-urlencoded',
      '',
    ),
  },
  { weight: 1, arbitrary: inHeader(hostile) },
);

const origin = fc.oneof(
  { weight: 10, arbitrary: fc.constant(publicOrigin) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      null,
      'null',
      'https://elsewhere.example',
      `${publicOrigin}.elsewhere.example`,
      `http://parde.example`,
      `${publicOrigin}:444`,
      'https://[',
      `${publicOrigin}/`,
    ),
  },
  { weight: 1, arbitrary: inHeader(hostile) },
);

const key = fc.oneof(fc.uuid(), fc.constantFrom('', 'x', 'y'.repeat(300)), inHeader(hostile));

const callOf = (example: (typeof examples)[number]) =>
  fc
    .record({
      method: fc.oneof(
        { weight: 9, arbitrary: fc.constant(example.method) },
        {
          weight: 1,
          arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE'),
        },
      ),
      param: share(45, fc.oneof(fc.constantFrom(...ids), inAddress(hostile))),
      query: fc.oneof(
        { weight: 2, arbitrary: fc.constant(example.query && `?${example.query}`) },
        { weight: 1, arbitrary: query },
      ),
      tail: share(3, fc.constantFrom('/', '//', '/..', '%2f..', '/x', '.json', ';a')),
      body: bodyOf(example),
      type,
      origin,
      key: share(30, key),
      cookie: share(
        70,
        fc.oneof({ weight: 4, arbitrary: usualCookies }, { weight: 1, arbitrary: oddCookies }),
      ),
      headers: commonHeaders,
      fault: someFault,
    })
    .map(({ fault, ...sent }): FuzzedRequest => {
      const isGet = sent.method === 'GET' || sent.method === 'HEAD';
      const target = `/api/v1${example.pathOf(sent.param)}${sent.tail ?? ''}${sent.query}`;
      const headers = {
        ...sent.headers,
        cookie: sent.cookie,
        origin: isGet ? null : sent.origin,
        'content-type': isGet ? null : sent.type,
        'idempotency-key': sent.key,
      };
      const body = isGet || sent.body === null ? null : bytesOf(sent.body);
      return single('calls', { method: sent.method, target, headers, body }, fault);
    });

const strayCall = fc
  .record({
    method: fc.constantFrom('GET', 'POST', 'OPTIONS'),
    path: inAddress(hostile),
    query,
    headers: commonHeaders,
    origin,
  })
  .map(({ method, path, query: queryString, headers, origin: from }) =>
    single('calls', {
      method,
      target: `/api/v1/${path}${queryString}`,
      headers: { ...headers, origin: from },
    }),
  );

export const calls: fc.Arbitrary<FuzzedRequest> = fc.oneof(
  { weight: 14, arbitrary: fc.oneof(...examples.map(callOf)) },
  { weight: 1, arbitrary: strayCall },
);
