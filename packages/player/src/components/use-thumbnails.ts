import { useEffect, useState } from 'react';
import { parseThumbnails, type Thumbnail } from '../state/thumbnails.ts';

/** The small pictures of a film, fetched when somebody first looks for a place in it. */
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
      // Without them there is the time.
      .catch(() => undefined);
    return () => living.abort();
  }, [url]);
  return thumbnails;
}
