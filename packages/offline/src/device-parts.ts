import type { DeviceClock } from './clock.ts';
import type { DownloadQuota } from './download/quota.ts';
import type { OfflinePlayback, OfflineServer } from './playback.ts';
import type { DeviceFiles } from './storage/files.ts';
import type { Records } from './storage/records.ts';
import type { ConnectionState, OfflineLimits, ReadableStore } from './store.ts';

/** Everything that the modules of one device share. */
export interface DeviceParts {
  readonly owner: string;
  readonly server: OfflineServer;
  readonly records: Records;
  readonly files: DeviceFiles;
  readonly clock: DeviceClock;
  readonly quota: DownloadQuota;
  readonly connection: ReadableStore<ConnectionState>;
  readonly limits: ReadableStore<OfflineLimits>;
  /** The base for addresses that begin at the root. */
  readonly base: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Returns the name of a title in the browser's own list of downloads. */
  nameOf(playback: OfflinePlayback): string;
  /** Called when something failed for another reason than a slow or lost connection. */
  readonly onError: (error: unknown) => void;
}
