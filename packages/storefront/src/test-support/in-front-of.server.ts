import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { createBackend } from '../server/backend/backend.server.ts';
import {
  type BackendMap,
  type BackendOperations,
  defineBackend,
  type EveryCall,
} from '../server/backend/define-backend.ts';

/**
 * Each test file has its own origin, because files share a process and late calls of an earlier file may still
 * arrive.
 */
export const origin = `https://${randomUUID()}.test`;
export const base = `${origin}/api/v1`;

type Reply = (request: Request) => Response | Promise<Response>;

/**
 * Returns a backend for a server with these answers, and the requests that the server receives. Stubs the global
 * fetch.
 */
export function inFrontOf(
  reply: Reply,
  operations: BackendOperations = 'all',
  map: BackendMap = {},
  every: EveryCall = {},
  baseUrl = base,
) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const request = new Request(url, init);
    if (!url.startsWith(baseUrl)) return Response.error();
    requests.push(request);
    return reply(request);
  });
  const settings = {
    API_BASE_URL: baseUrl,
    API_OPERATIONS: undefined,
    API_TIMEOUT_MS: 3000,
    CHECK_URL: '/check/user',
    PAYMENT_HOSTS: ['*.bank.test'],
    IMAGE_ORIGINS: ['https://img.test'],
    MEDIA_ORIGINS: ['https://media.test'],
  };
  const backend = createBackend(settings, defineBackend({ operations, every, map }));
  const get = (path: string, headers: HeadersInit = {}, signal: AbortSignal | null = null) =>
    backend.send(new Request(base + path, { headers, signal }));
  const post = (path: string, body: unknown, headers: HeadersInit = {}) =>
    backend.send(new Request(base + path, { method: 'POST', headers, body: JSON.stringify(body) }));
  return { requests, get, post, backend, operations: backend.operations };
}
