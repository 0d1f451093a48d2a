import { vi } from 'vitest';
import { deviceLocks } from './device-locks.ts';
import type { FilmServer } from './film-server.ts';
import { createStorage } from './storage.ts';

/** A process has one set of channels and locks, and each test stands for a device of its own. */
export function stubDevice(server: FilmServer): void {
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('localStorage', createStorage());
  const device = crypto.randomUUID();
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(name: string) {
        super(`${name} ${device}`);
      }
    },
  );
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: deviceLocks() } }));
}
