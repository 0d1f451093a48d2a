import { createOfflineDevice, type OfflineDevice } from '../device.ts';
import type { OfflinePlayback } from '../playback.ts';
import { type OfflineStorage, openOfflineStorage } from '../storage/storage.ts';
import type { ConnectionState, ReadableStore } from '../store.ts';

/** A connection that a story interrupts. */
interface StoryConnection extends ReadableStore<ConnectionState> {
  setOnline(isOnline: boolean): void;
}

export interface StoryDevice {
  readonly storage: OfflineStorage;
  readonly device: OfflineDevice;
  readonly connection: StoryConnection;
  /** Closes the device and removes everything that the story has saved. */
  close(): Promise<void>;
}

interface StoryDeviceInput {
  /** The name of the story's own storage. */
  readonly name: string;
  readonly playbacks: readonly OfflinePlayback[];
  readonly mayDownload?: boolean;
}

export async function openStoryDevice(input: StoryDeviceInput): Promise<StoryDevice> {
  const { name, playbacks, mayDownload = true } = input;
  const storage = await openOfflineStorage(name);
  if (!storage) throw new Error('This browser cannot save titles.');
  const connection = createConnection();
  const device = createOfflineDevice({
    storage,
    connection,
    mayDownload,
    server: {
      getPlayback: async ({ id }) => playbacks.find((one) => one.id === id) ?? 'gone',
    },
  });
  const removeAll = () => Promise.all(device.list().map(({ key }) => device.remove(key)));
  // A page that was closed has removed nothing.
  await removeAll();
  return {
    storage,
    device,
    connection,
    async close() {
      await removeAll();
      await device.close();
    },
  };
}

function createConnection(): StoryConnection {
  const listeners = new Set<() => void>();
  let state: ConnectionState = { isOnline: true };
  return {
    getState: () => state,
    setOnline(isOnline) {
      state = { isOnline };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
