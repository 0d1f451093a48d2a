import { vi } from 'vitest';
import { checkConnection } from '../../../app/connection.ts';
import type { FilmServer } from './film-server.ts';

export async function loseLine(): Promise<void> {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await checkConnection();
}

/** Interrupts the connection, if there is one, and restores it. */
export async function returnLine(fetch: FilmServer['fetch']): Promise<void> {
  await loseLine();
  vi.stubGlobal('fetch', async () => new Response());
  await checkConnection();
  vi.stubGlobal('fetch', fetch);
}
