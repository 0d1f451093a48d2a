/** Files that the page has on the device. The player asks for each address of its media here before the network. */
export interface LocalFiles {
  /** null where the file is not on the device: then it is fetched. */
  read: (url: string) => Promise<Blob | null>;
}

/** Like hls.js, leaves an address with a scheme as it is. */
export function absoluteUrl(url: string): string {
  return /^[a-z][a-z\d+.-]*:/i.test(url) ? url : new URL(url, location.href).href;
}

/** An object URL of the file on the device, revoked when the signal aborts; else the address. */
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
