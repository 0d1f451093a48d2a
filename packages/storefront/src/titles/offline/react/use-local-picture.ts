import type { PictureData } from '@parde/ui';
import { useEffect, useState } from 'react';
import type { OfflineLibrary, OfflineTitle } from './use-offline.ts';

/** The number of bytes of a title that arrive before its picture is checked for again. */
const stepBytes = 250_000;

/** Returns the picture of a saved title, from the device. Null until it is on the device, and if there is none. */
export function useLocalPicture(
  title: OfflineTitle | undefined,
  library: OfflineLibrary | undefined,
): PictureData | null {
  const { key = '', folder = '', bytes = 0, playback } = title ?? {};
  const picture = playback?.picture;
  const [url, setUrl] = useState<string>();
  const address = title?.isPlanned ? picture?.url : undefined;
  const step = Math.floor(bytes / stepBytes);
  const isThere = url !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `step` is why it looks again.
  useEffect(() => {
    if (!library || address === undefined || isThere) return;
    let isOver = false;
    const read = async () => {
      const file = await library.localFiles({ key, folder }).read(address);
      if (file && !isOver) setUrl(URL.createObjectURL(file));
    };
    read().catch(() => {
      // The title is shown without its picture.
    });
    return () => {
      isOver = true;
    };
  }, [address, isThere, step, key, folder, library]);
  useEffect(() => {
    if (url === undefined) return;
    return () => URL.revokeObjectURL(url);
  }, [url]);
  if (!picture || url === undefined) return null;
  const { width, height, color } = picture;
  return { url, width, height, ...(color && { color }) };
}
