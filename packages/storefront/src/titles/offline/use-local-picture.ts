import type { PictureData } from '@parde/ui';
import { useEffect, useState } from 'react';
import type { OfflineLibrary, OfflineTitle } from './use-offline.ts';

/** The picture of a kept title, from the device. Null until it is read, and where there is none. */
export function useLocalPicture(title: OfflineTitle, library: OfflineLibrary): PictureData | null {
  const [url, setUrl] = useState<string>();
  const { key, folder, isPlanned } = title;
  const { picture } = title.playback;
  const address = isPlanned ? picture?.url : undefined;
  useEffect(() => {
    if (address === undefined) return;
    let made: string | undefined;
    let isOver = false;
    const read = async () => {
      const file = await library.localFiles({ key, folder }).read(address);
      if (!file || file.size === 0 || isOver) return;
      made = URL.createObjectURL(file);
      setUrl(made);
    };
    read().catch(() => {
      // The title is shown without it.
    });
    return () => {
      isOver = true;
      if (made !== undefined) URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [address, key, folder, library]);
  if (!picture || url === undefined) return null;
  const { width, height, color } = picture;
  return { url, width, height, ...(color && { color }) };
}
