import { useEffect, useState } from 'react';
import { absoluteUrl, type LocalFiles, localUrl } from '../../local-files.ts';
import { parseThumbnails, type Thumbnail } from '../../state/thumbnails.ts';

/** The film's thumbnails, loaded on the first use of the seek bar. */
export function useThumbnails(
  url: string | null | undefined,
  localFiles: LocalFiles | undefined,
): readonly Thumbnail[] {
  const [thumbnails, setThumbnails] = useState<readonly Thumbnail[]>([]);
  useEffect(() => {
    if (!url) return;
    const living = new AbortController();
    const { signal } = living;
    loadThumbnails(absoluteUrl(url), localFiles, signal)
      .then((loaded) => {
        if (!signal.aborted) setThumbnails(loaded);
      })
      // Without thumbnails, the preview shows only the time.
      .catch(() => undefined);
    return () => living.abort();
  }, [url, localFiles]);
  return thumbnails;
}

async function loadThumbnails(
  address: string,
  localFiles: LocalFiles | undefined,
  signal: AbortSignal,
): Promise<readonly Thumbnail[]> {
  const source = (await localFiles?.read(address)) ?? (await fetch(address, { signal }));
  if ('ok' in source && !source.ok) return [];
  const thumbnails = parseThumbnails(await source.text(), address);
  const sprites = new Set(thumbnails.map(({ url }) => url));
  const addresses = new Map(
    await Promise.all(
      Array.from(sprites, async (url) => [url, await localUrl(localFiles, url, signal)] as const),
    ),
  );
  return thumbnails.map((one) => ({ ...one, url: addresses.get(one.url) ?? one.url }));
}
