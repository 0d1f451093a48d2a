/** The bytes left free for the pages of this site and for the device. */
const reservedBytes = 200 * 1_048_576;

export interface DeviceSpace {
  /** All bytes that this site uses. */
  readonly used: number;
  /** The bytes that this site may still use. */
  readonly free: number;
  /** True if the browser does not delete the data by itself. */
  readonly isPersisted: boolean;
}

/** Returns null if the browser does not report its storage. */
export async function readDeviceSpace(): Promise<DeviceSpace | null> {
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
export async function requestPersistence(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}
