import { browserSupport, pickSource } from '../engine/pick-source.ts';
import type { LocalFiles } from '../local-files.ts';
import type { PlayerMedia, PlayerSource } from '../player-media.ts';
import { sample } from './sample.ts';

const home = 'offline://film-1024/';

/** A film that a page has stored on the device, under addresses that do not exist on the network. */
export interface SavedFilm {
  files: Map<string, Blob>;
  localFiles: LocalFiles;
  media: Pick<PlayerMedia, 'sources' | 'subtitles' | 'thumbnailsUrl'>;
}

/** Fetches every file of a sample once, including the files that its playlists name. */
export async function saveSample(token: string, seconds: number): Promise<SavedFilm> {
  const stream = sample(token, 'film', seconds);
  const [first, thumbnails] = [pickFor(stream.sources), stream.thumbnails];
  const folder = new URL('.', thumbnails).href;
  const files = new Map<string, Blob>();

  async function save(address: string): Promise<void> {
    const file = await (await fetch(address)).blob();
    files.set(address.replace(folder, home), file);
    const named = /\.(?:m3u8|vtt)$/.test(address) ? namedIn(await file.text()) : [];
    const inside = new Set(named.map((name) => new URL(name, address).href));
    await Promise.all(Array.from(inside, save));
  }
  const persian = stream.subtitle('fa');
  await Promise.all([first.url, thumbnails, persian].map(save));

  return {
    files,
    localFiles: { read: async (url) => files.get(url) ?? null },
    media: {
      sources: [{ ...first, url: first.url.replace(folder, home) }],
      subtitles: [
        {
          language: { code: 'fa', name: 'فارسی' },
          kind: 'subtitles',
          url: persian.replace(folder, home),
          default: true,
        },
      ],
      thumbnailsUrl: thumbnails.replace(folder, home),
    },
  };
}

function pickFor(sources: readonly PlayerSource[]): PlayerSource {
  const picked = pickSource(sources, browserSupport(document.createElement('video')));
  if (!picked) throw new Error('This browser plays no sample');
  return picked.source;
}

/** Returns the files that a playlist or a list of thumbnails names. */
function namedIn(text: string): string[] {
  const named = text.matchAll(/URI="([^"]+)"|^([\w-]+(?:\/[\w-]+)?\.\w+)(?:#.*)?$/gm);
  return Array.from(named, ([, quoted, line]) => quoted ?? line ?? '');
}
