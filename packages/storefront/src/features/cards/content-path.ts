import type { ContentType } from '@parde/api-client';

const places: Record<ContentType, string> = {
  movie: '/movie',
  series: '/series',
  episode: '/episode',
  video: '/video',
  live: '/live',
  person: '/cast',
};

/** The page of a title, channel or person. */
export function contentPath(type: ContentType, id: string): string {
  return `${places[type]}/${encodeURIComponent(id)}`;
}
