import type { Call } from './backend.server.ts';
import type { RealCall } from './define-backend.ts';

/** A call that nobody has mapped. */
export function contractCall({ operation, request, body }: Call, base: string): RealCall {
  const { pathname, searchParams } = new URL(request.url);
  return {
    method: operation.method,
    path: pathname.slice(base.length),
    query: Object.fromEntries(searchParams),
    body: body ? JSON.parse(body) : undefined,
  };
}

/** What would lead out of the base, or into a query. */
const strayPath = /[?#\\\s]|\/\.{1,2}(?:\/|$)|%(?:2e|2f|5c)/i;

export function addressOf(baseUrl: string, { path, query = {} }: RealCall): string {
  if (!path.startsWith('/') || strayPath.test(path)) {
    throw new TypeError(
      'A map has made a path that leads elsewhere: encode what you write into it',
    );
  }
  const url = new URL(baseUrl + path);
  url.search = Object.entries(query)
    .flatMap(([name, value]) => (value === undefined ? [] : [writePair(name, String(value))]))
    .join('&');
  return url.href;
}

/** An empty value is its name alone: `/logout?2`. */
function writePair(name: string, value: string): string {
  return [name, ...(value === '' ? [] : [value])].map(encodeURIComponent).join('=');
}

export function initOf(real: RealCall, request: Request): RequestInit {
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(real.headers ?? {})) headers.set(name, value);
  if (real.body === undefined) headers.delete('content-type');
  else headers.set('content-type', 'application/json');
  const body = real.body === undefined ? null : JSON.stringify(real.body);
  return { method: real.method, headers, body, signal: request.signal };
}
