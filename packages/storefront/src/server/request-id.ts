import { randomUUID } from 'node:crypto';

/** One id follows a request from the balancer through this server to the API. A strange one is replaced. */
export function requestId(received: string | undefined): string {
  return received && /^[\w-]{8,64}$/.test(received) ? received : randomUUID();
}
