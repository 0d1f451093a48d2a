/** Left free for the pages of this site and for the device. */
const reservedBytes = 200 * 1_048_576;

export interface DeviceRoom {
  /** What this site takes, all of it. */
  readonly used: number;
  /** What it may still take. */
  readonly free: number;
  /** Whether the browser throws nothing of it away by itself. */
  readonly isPersisted: boolean;
}

/** Of the query that reads it. */
export const deviceRoomKey = 'device-room';

/** Null where the browser does not say. */
export async function readDeviceRoom(): Promise<DeviceRoom | null> {
  try {
    const { usage = 0, quota } = await navigator.storage.estimate();
    if (quota === undefined) return null;
    return {
      used: usage,
      free: Math.max(0, quota - usage - reservedBytes),
      isPersisted: await navigator.storage.persisted(),
    };
  } catch {
    return null;
  }
}

/** Browsers may ask the viewer, or decide by how often the site is used. */
export async function askToPersist(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}
