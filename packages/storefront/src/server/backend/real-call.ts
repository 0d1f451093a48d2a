import { mappedAddress } from '../proxy/outgoing-address.ts';
import type { Call } from './backend.server.ts';
import type { RealCall } from './define-backend.ts';

/** Returns the call in the contract's form, for operations without a map. */
export function contractCall({ operation, request, body }: Call, base: string): RealCall {
  const { pathname, searchParams } = new URL(request.url);
  return {
    method: operation.method,
    path: pathname.slice(base.length),
    query: Object.fromEntries(searchParams),
    body: body ? JSON.parse(body) : undefined,
  };
}

export function addressOf(baseUrl: string, { path, query = {} }: RealCall): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
  const address = mappedAddress(baseUrl, path, pairs);
  if (address !== undefined) return address;
  throw new TypeError('A map has made a path that leads elsewhere: encode what you write into it');
}

export function initOf(real: RealCall, request: Request): RequestInit {
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(real.headers ?? {})) headers.set(name, value);
  if (real.body === undefined) headers.delete('content-type');
  else headers.set('content-type', 'application/json');
  const body = real.body === undefined ? null : JSON.stringify(real.body);
  return { method: real.method, headers, body, signal: request.signal };
}
