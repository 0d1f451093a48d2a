import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { devices } from '@playwright/test';

interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
  /** Sent as JSON, unless it is a string. */
  readonly body?: unknown;
}

export interface SetCookie {
  readonly name: string;
  readonly value: string;
  /** The attributes in lower case: `httponly`, `samesite=lax`, `max-age=0`. */
  readonly attributes: readonly string[];
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly cookies: readonly SetCookie[];
  readonly text: string;
}

/** Sends a request without a browser, so that the test sets every header. Does not follow redirects. */
export async function sendRequest(
  address: string,
  { method = 'GET', headers, cookies, body }: Question = {},
): Promise<Answer> {
  const pairs = Object.entries(cookies ?? {}).map(([name, value]) => `${name}=${value}`);
  const response = await fetch(address, {
    method,
    redirect: 'manual',
    headers: {
      'user-agent': devices['Pixel 7'].userAgent,
      ...(pairs.length > 0 && { cookie: pairs.join('; ') }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return {
    status: response.status,
    headers: response.headers,
    cookies: response.headers.getSetCookie().map(readCookie),
    text: await response.text(),
  };
}

/** Starts a test's own server on a free port. */
export async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  return {
    port: address.port,
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function readCookie(header: string): SetCookie {
  const [pair = '', ...attributes] = header.split(/;\s*/);
  const at = pair.indexOf('=');
  return {
    name: pair.slice(0, at),
    value: pair.slice(at + 1),
    attributes: attributes.map((attribute) => attribute.toLowerCase()),
  };
}
