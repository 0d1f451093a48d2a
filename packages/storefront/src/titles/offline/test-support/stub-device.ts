import type { Playback } from '@parde/api-client';
import { vi } from 'vitest';
import type { OfflineLibrary } from '../offline-library.ts';
import { playbackOf } from './device.ts';
import { deviceLocks } from './device-locks.ts';
import { type FilmServer, putStream } from './film-server.ts';
import { createStorage } from './storage.ts';

/** A process has one set of locks, but each test represents a device of its own. */
export function stubDevice(server: FilmServer): void {
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: deviceLocks() } }));
}

/** The playback follows the contract, because the client reads its answers by the contract. */
export const answeredPlayback = (server: FilmServer): Playback =>
  playbackOf(putStream(server), {
    data_charge: { ...playbackOf([]).data_charge, operators_fa: 'همه' },
  });

export const statusIn = (library: OfflineLibrary) => library.titles().map(({ status }) => status);

export const keyIn = (library: OfflineLibrary) => library.titles()[0]?.key ?? '';
