import fc from 'fast-check';
import { sessionMarks } from './cookies.ts';
import {
  bytesOfMessage,
  type Ending,
  type ExpectedRequest,
  expectedRequestOf,
  type FuzzedRequest,
  idMark,
  type Message,
  publicHost,
  publicOrigin,
} from './request.ts';
import { chunkedBodies, noRequests, oddHeaders, targets } from './spoiled.ts';
import { hostile } from './values.ts';

const usual = { host: publicHost, 'x-request-id': idMark };
const json = { ...usual, origin: publicOrigin, 'content-type': 'application/json' };
const cookie = `__Host-session=${sessionMarks[0]}`;

const page: Message = { method: 'GET', target: '/', headers: usual };
const post: Message = {
  method: 'POST',
  target: '/api/v1/ghost/get/cart',
  headers: json,
  body: '{"id":"1024","type":"movie","quality":null,"force_to_buy":false,"ref":"0"}',
};

/** Complete requests of every kind, to be cut, joined or damaged. */
const messages: readonly Message[] = [
  page,
  post,
  { method: 'GET', target: '/movie/1024', headers: { ...usual, cookie } },
  { method: 'GET', target: '/api/v1/get/discover', headers: usual },
  { method: 'GET', target: '/media/poster/movie/1024', headers: usual },
  { method: 'HEAD', target: '/cinema', headers: usual },
  { method: 'GET', target: '/robots.txt', headers: usual },
  { method: 'GET', target: '/healthz', headers: usual },
  {
    method: 'POST',
    target: '/kids/enter',
    headers: json,
    body: 'age=7&lock=pin&pin=1234&pin2=1234',
  },
  { method: 'POST', target: '/callback', headers: json, body: 'tracking_code=140508301457' },
  {
    ...post,
    target: '/api/v1/comments/add',
    headers: { ...json, cookie },
    body: JSON.stringify({ content_type: 'movie', id: '1024', text: 'y'.repeat(40_000) }),
  },
];

const message = fc.constantFrom(...messages);

const raw = (
  pieces: readonly string[],
  ending: Ending,
  expected: readonly ExpectedRequest[] = [expectedRequestOf(page)],
) => ({ kind: 'raw', pieces, expected, ending, fault: null }) satisfies FuzzedRequest;

const cutShort = fc
  .tuple(
    message,
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.constantFrom<Ending>('finish', 'leave'),
  )
  .map(([whole, part, ending]) => {
    const bytes = bytesOfMessage(whole);
    return raw([bytes.slice(0, Math.floor(bytes.length * part))], ending, [
      expectedRequestOf(whole),
    ]);
  });

const pipelined = fc.array(message, { minLength: 2, maxLength: 6 }).map((list) => {
  const bytes = list.map((each, at) => {
    const isLast = at === list.length - 1;
    return bytesOfMessage({
      ...each,
      headers: { ...each.headers, connection: isLast ? 'close' : 'keep-alive' },
    });
  });
  return raw(
    [bytes.join('')],
    'wait',
    list.map((each) => expectedRequestOf(each)),
  );
});

const chunked = fc
  .tuple(
    fc.constantFrom('/api/v1/ghost/get/cart', '/api/v1/login', '/kids/enter', '/callback', '/'),
    fc.constantFrom(...chunkedBodies),
    fc.constantFrom(
      'chunked',
      'gzip, chunked',
      'chunked, identity',
      'chunked, chunked',
      '\tchunked',
    ),
    fc.boolean(),
  )
  .map(([target, body, encoding, apart]) => {
    const head = bytesOfMessage({
      method: 'POST',
      target,
      headers: { ...json, 'transfer-encoding': encoding },
    });
    return raw(apart ? [head, body] : [head + body], 'finish', [{ method: 'POST', target }]);
  });

const headerMessage = fc.constantFrom(...oddHeaders).chain((line) =>
  fc.tuple(message, fc.boolean()).map(([{ method, target, headers, body = '' }, first]) => {
    const own = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const length = body ? [`content-length: ${body.length}`] : [];
    const lines = [...(first ? [line, ...own] : [...own, line]), ...length, 'connection: close'];
    const text = [`${method} ${target} HTTP/1.1`, ...lines, '', body].join('\r\n');
    const cookie = /^cookie: (.*)$/m.exec(text)?.[1] ?? null;
    return raw([text], 'finish', [{ method, target, cookie }]);
  }),
);

const requestMessage = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS') },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          'CONNECT',
          'TRACE',
          'TRACK',
          'G\0T',
          '',
          ' GET',
          'PRI',
          'M-SEARCH',
        ),
      },
    ),
    fc.constantFrom(...targets),
    fc.oneof(
      { weight: 6, arbitrary: fc.constant('HTTP/1.1') },
      {
        weight: 2,
        arbitrary: fc.constantFrom(
          'HTTP/1.0',
          'HTTP/0.9',
          'HTTP/2.0',
          'HTTP/9.9',
          'http/1.1',
          '',
          'HTTP/1.1 x',
        ),
      },
    ),
    fc.constantFrom('host', 'no host', 'twice', 'odd'),
  )
  .map(([method, target, version, host]) => {
    const hosts = {
      host: [publicHost],
      'no host': [],
      twice: [publicHost, 'b'],
      odd: ['a b/../@'],
    }[host];
    const lines = [...hosts.map((name) => `host: ${name}`), `x-request-id: ${idMark}`];
    const text = [`${method} ${target} ${version}`, ...lines, 'connection: close', '', ''].join(
      '\r\n',
    );
    return raw([text], 'finish', [{ method: method.trim(), target }]);
  });

const nonsense = fc
  .oneof(
    fc.constantFrom(...noRequests),
    hostile.map((text) => Buffer.from(text, 'utf8').toString('latin1')),
  )
  .map((bytes) => raw([bytes], 'finish'));

const slow = fc
  .tuple(message, fc.array(fc.nat(1000), { minLength: 1, maxLength: 6 }))
  .map(([whole, cuts]) => {
    const bytes = bytesOfMessage(whole);
    const at = [...new Set(cuts.map((cut) => Math.floor((bytes.length * cut) / 1000)))].sort(
      (one, other) => one - other,
    );
    const pieces = [0, ...at].map((from, index) => bytes.slice(from, at[index]));
    return raw(pieces, 'wait', [expectedRequestOf(whole)]);
  });

const abandoned = message.map((whole) =>
  raw([bytesOfMessage(whole)], 'leave', [expectedRequestOf(whole)]),
);

/** Bytes that no browser sends. */
export const rawBytes: fc.Arbitrary<FuzzedRequest> = fc.oneof(
  cutShort,
  pipelined,
  chunked,
  headerMessage,
  requestMessage,
  requestMessage,
  nonsense,
  slow,
  abandoned,
);
