import { useEffect, useState } from 'react';
import { parseThumbnails, type Thumbnail } from '../state/thumbnails.ts';

/** The film's thumbnails, fetched on the first use of the seek bar. */
export function useThumbnails(url: string | null | undefined): readonly Thumbnail[] {
  const [thumbnails, setThumbnails] = useState<readonly Thumbnail[]>([]);
  useEffect(() => {
    if (!url) return;
    const living = new AbortController();
    const address = new URL(url, location.href).href;
    fetch(address, { signal: living.signal })
      .then(async (response) => {
        if (response.ok) setThumbnails(parseThumbnails(await response.text(), address));
      })
      // Without thumbnails the preview shows the time alone.
      .catch(() => undefined);
    return () => living.abort();
  }, [url]);
  return thumbnails;
}
