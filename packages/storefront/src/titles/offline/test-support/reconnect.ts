import { vi } from 'vitest';
import { checkConnection } from '../../../app/connection.ts';
import type { FilmServer } from './film-server.ts';

export async function disconnect(): Promise<void> {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await checkConnection();
}

/** Interrupts the connection, if there is one, and restores it. */
export async function reconnect(fetch: FilmServer['fetch']): Promise<void> {
  await disconnect();
  vi.stubGlobal('fetch', async () => new Response());
  await checkConnection();
  vi.stubGlobal('fetch', fetch);
}
