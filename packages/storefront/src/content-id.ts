import type { ContentType, TitleType } from '@parde/api-client';

/** What an id may be, in an address and in a brand's config as in the contract. */
export const contentId = /^[\w-]{1,64}$/;

const titleTypes: readonly string[] = [
  'movie',
  'series',
  'episode',
  'video',
  'ekran',
] satisfies TitleType[];

/** Of a word that anybody may have written. */
export const isTitleType = (type: unknown): type is TitleType =>
  typeof type === 'string' && titleTypes.includes(type);

const contentTypes: Readonly<Record<ContentType, true>> = {
  movie: true,
  series: true,
  episode: true,
  video: true,
  ekran: true,
  live: true,
  channel: true,
  person: true,
};

/** A later contract may have more of them, which have no page here. */
export const isContentType = (type: string): type is ContentType =>
  Object.hasOwn(contentTypes, type);

/** The title that made the viewer pay. They return to it afterwards. */
export interface WantedTitle {
  readonly type: TitleType;
  readonly id: string;
}

/** From untrusted input. Undefined if it names no title. */
export function parseWantedTitle(type: unknown, id: unknown): WantedTitle | undefined {
  if (!isTitleType(type) || typeof id !== 'string' || !contentId.test(id)) return undefined;
  return { type, id };
}
