/**
 * Files that the page has stored on the device. The player reads each address of its media from these files before
 * the network.
 */
export interface LocalFiles {
  /** Returns null if the file is not on the device. Then the player fetches it. */
  read: (url: string) => Promise<Blob | null>;
}

/** Returns an absolute address. Like hls.js, leaves an address with a scheme unchanged. */
export function absoluteUrl(url: string): string {
  return /^[a-z][a-z\d+.-]*:/i.test(url) ? url : new URL(url, location.href).href;
}

/** Returns an object URL of the file on the device, revoked when the signal aborts. Otherwise returns the address. */
export async function localUrl(
  localFiles: LocalFiles | undefined,
  url: string,
  signal: AbortSignal,
): Promise<string> {
  const file = await localFiles?.read(absoluteUrl(url));
  if (!file || signal.aborted) return url;
  const objectUrl = URL.createObjectURL(file);
  signal.addEventListener('abort', () => URL.revokeObjectURL(objectUrl), { once: true });
  return objectUrl;
}
