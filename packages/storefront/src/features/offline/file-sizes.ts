import type { Playback } from '@parde/api-client';

/** The timeout, so that the modal is not delayed. */
const longestMs = 3000;

/** Adds the sizes that the server has not sent, as far as the files report them. */
export async function withSizes(
  playback: Playback,
  fetchUrl: (url: string, init: RequestInit) => Promise<Response> = fetch,
): Promise<Playback> {
  const { offline, sources } = playback;
  if (!offline?.files.some(({ size_bytes }) => size_bytes === null)) return playback;
  const files = await Promise.all(
    offline.files.map(async (file) => {
      const source = sources.find(({ quality }) => quality === `${file.height}p`);
      if (file.size_bytes !== null || !source || source.type === 'hls') return file;
      return { ...file, size_bytes: await sizeOf(source.url, fetchUrl) };
    }),
  );
  return { ...playback, offline: { ...offline, files } };
}

async function sizeOf(
  url: string,
  fetchUrl: (url: string, init: RequestInit) => Promise<Response>,
): Promise<number | null> {
  try {
    const { ok, headers } = await fetchUrl(url, {
      method: 'HEAD',
      signal: AbortSignal.timeout(longestMs),
    });
    return (ok && Number(headers.get('Content-Length'))) || null;
  } catch {
    return null;
  }
}
