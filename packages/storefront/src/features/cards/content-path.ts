import type { ContentType } from '@parde/api-client';

const places: Record<ContentType, string> = {
  movie: '/movie',
  series: '/series',
  episode: '/episode',
  video: '/video',
  ekran: '/ekran',
  live: '/lives',
  channel: '/channel',
  person: '/cast',
};

/** The page of a title, channel or person. */
export function contentPath(type: ContentType, id: string): string {
  return `${places[type]}/${encodeURIComponent(id)}`;
}
