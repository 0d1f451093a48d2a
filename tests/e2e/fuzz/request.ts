import fc from 'fast-check';
import { hostile, inHeader } from './values.ts';

export const kinds = ['pages', 'calls', 'cookies', 'media', 'files', 'kids', 'raw'] as const;
export type Kind = (typeof kinds)[number];

/** The ways in which the API fails the calls that one request causes. */
export const faults = [
  '401',
  '404',
  '429',
  '500',
  '503',
  'cut',
  'drop',
  'empty',
  'html',
  'malformed',
  'redirect',
  'slow',
] as const;
export type Fault = (typeof faults)[number];

/**
 * How the client ends after it has sent everything: wait for the answer, close its half of the connection, or
 * disconnect at once.
 */
export type Ending = 'wait' | 'finish' | 'leave';

export interface ExpectedRequest {
  readonly method: string;
  readonly target: string;
  readonly cookie?: string | null;
}

export interface FuzzedRequest {
  readonly kind: Kind;
  /** Sent one after another, with a pause between them. Each character stands for one byte (latin1). */
  readonly pieces: readonly string[];
  /** The requests in the pieces that the server may answer, in order. */
  readonly expected: readonly ExpectedRequest[];
  readonly ending: Ending;
  readonly fault: Fault | null;
}

export const publicHost = 'parde.example';
export const publicOrigin = `https://${publicHost}`;

/** Placeholder for the request's own id. */
export const idMark = '{{id}}';

/** Generates the value in this percentage of cases, else null. */
export const share = <Value>(
  percent: number,
  value: fc.Arbitrary<Value>,
): fc.Arbitrary<Value | null> =>
  fc.oneof(
    { weight: percent, arbitrary: value },
    { weight: 100 - percent, arbitrary: fc.constant(null) },
  );

const some = (percent: number, ...values: string[]) =>
  share(
    percent,
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...values) },
      { weight: 1, arbitrary: inHeader(hostile) },
    ),
  );

const manyHops = Array.from({ length: 300 }, (_, hop) => `198.51.100.${hop}`).join(', ');

const headersOf = {
  host: fc.oneof(
    { weight: 30, arbitrary: fc.constant(publicHost) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'elsewhere.example',
        'www.parde.example',
        'PARDE.example:443',
        `${publicHost}:99999`,
        `a@${publicHost}`,
        `${publicHost}/x`,
        '[::1]',
        '127.0.0.1',
        '',
        'a b',
        'پرده.example',
      ),
    },
    { weight: 1, arbitrary: inHeader(hostile) },
  ),
  'x-request-id': fc.oneof(
    { weight: 20, arbitrary: fc.constant(idMark) },
    { weight: 1, arbitrary: inHeader(hostile) },
  ),
  accept: some(40, '*/*', 'text/html', 'application/json', 'image/avif,*/*;q=0.8', ';;,'),
  'accept-language': some(15, 'fa-IR', 'en', 'de;q=0.1,*', 'fa,'.repeat(500)),
  'accept-encoding': some(40, 'gzip, br', 'br;q=0', 'gzip;q=1, *;q=0', 'identity', 'zstd'),
  range: some(8, 'bytes=0-99', 'bytes=-1', 'bytes=5-1', 'bytes=0-,1-2', 'bytes=99999999999999-'),
  'if-none-match': some(8, '*', 'W/"x"', '"a", W/"b"', '"'),
  'if-modified-since': some(5, 'Wed, 25 Nov 2026 00:00:00 GMT', 'yesterday'),
  'if-range': some(3, '"x"', 'Wed, 25 Nov 2026 00:00:00 GMT'),
  'x-forwarded-for': some(40, '198.51.100.7', '2001:db8::7', '203.0.113.4, 198.51.100.7', manyHops),
  'x-forwarded-proto': some(4, 'http', 'https', 'ftp'),
  'x-forwarded-host': some(4, 'elsewhere.example', publicHost),
  forwarded: some(4, 'for=198.51.100.7;host=elsewhere.example;proto=https'),
  traceparent: some(
    20,
    '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    '00-00000000000000000000000000000000-0000000000000000-00',
    'ff-'.repeat(200),
  ),
  tracestate: some(5, 'a=b', 'a=b,'.repeat(100)),
  'user-agent': some(20, 'Mozilla/5.0 (Linux; Android 14)', 'Googlebot/2.1', 'curl/8'),
  referer: some(5, `${publicOrigin}/`, 'https://elsewhere.example/'),
  authorization: some(3, 'Bearer forged', 'Basic eA==', 'Bearer'),
  'sec-fetch-dest': some(8, 'document', 'image', 'iframe'),
  'x-http-method-override': some(2, 'DELETE', 'POST'),
  'x-original-url': some(2, '/api/v1/get/user'),
  expect: some(1, '100-continue', '200-maybe'),
} as const;

/** Headers that any request may have. */
export const commonHeaders: fc.Arbitrary<Record<string, string | null>> = fc.record(headersOf);

export interface Message {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string | null>>;
  /** Each character stands for one byte (latin1). */
  readonly body?: string | null;
}

/** The bytes of a request after whose answer the connection closes. */
export function bytesOfMessage({ method, target, headers, body = null }: Message): string {
  const named = { connection: 'close', ...headers };
  const lines = Object.entries(named).flatMap(([name, value]) =>
    value === null ? [] : [`${name}: ${value}`],
  );
  if (body !== null && !('transfer-encoding' in named))
    lines.push(`content-length: ${body.length}`);
  return [`${method} ${target} HTTP/1.1`, ...lines, '', body ?? ''].join('\r\n');
}

export const expectedRequestOf = ({
  method,
  target,
  headers: { cookie = null },
}: Message): ExpectedRequest => ({
  method,
  target,
  cookie,
});

/** A single complete request. */
export function single(kind: Kind, message: Message, fault: Fault | null = null): FuzzedRequest {
  return {
    kind,
    pieces: [bytesOfMessage(message)],
    expected: [expectedRequestOf(message)],
    ending: 'wait',
    fault,
  };
}

export const someFault: fc.Arbitrary<Fault | null> = share(6, fc.constantFrom(...faults));
