import { contentPath } from '../cards/content-path.ts';
import type { TitleRef } from './title-head.ts';

const shown: Record<TitleRef['type'], string | undefined> = {
  movie: '/movie/show',
  episode: '/episode/show',
  video: '/video/show',
  // Neither has such a page: a series plays an episode, and a screening's player opens over its own.
  series: undefined,
  ekran: undefined,
};

const downloads: Record<TitleRef['type'], string | undefined> = {
  movie: '/movie/download',
  episode: '/episode/download',
  series: '/series/download',
  video: undefined,
  ekran: undefined,
};

/** The page with the player open, or the title's own where it has no such page. */
export function showPath({ type, id }: TitleRef): string {
  const place = shown[type];
  return place === undefined ? contentPath(type, id) : `${place}/${encodeURIComponent(id)}`;
}

/** Where the files of a title are, if it has any. */
export function downloadPath({ type, id }: TitleRef): string | undefined {
  const place = downloads[type];
  return place === undefined ? undefined : `${place}/${encodeURIComponent(id)}`;
}
