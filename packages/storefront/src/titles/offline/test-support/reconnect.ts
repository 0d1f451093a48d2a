import { vi } from 'vitest';
import { checkConnection } from '../../../app/connection.ts';
import type { FilmServer } from './film-server.ts';

export async function loseLine(): Promise<void> {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await checkConnection();
}

/** The line breaks off, if it is there, and is there again. */
export async function returnLine(fetch: FilmServer['fetch']): Promise<void> {
  await loseLine();
  vi.stubGlobal('fetch', async () => new Response());
  await checkConnection();
  vi.stubGlobal('fetch', fetch);
}
