import type { ContentType, TitleType } from '@parde/api-client';

/** The format of ids in addresses and in a brand's configuration, as in the contract. */
export const contentId = /^[\w-]{1,64}$/;

const titleTypes: Readonly<Record<TitleType, true>> = {
  movie: true,
  series: true,
  episode: true,
  video: true,
  ekran: true,
};

/** True if the untrusted value is a title type. */
export const isTitleType = (type: unknown): type is TitleType =>
  typeof type === 'string' && Object.hasOwn(titleTypes, type);

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

/** True for the known content types. A later contract may add types that have no page yet. */
export const isContentType = (type: string): type is ContentType =>
  Object.hasOwn(contentTypes, type);

/** The title that the viewer wanted when they were sent to pay. They return to it afterwards. */
export interface WantedTitle {
  readonly type: TitleType;
  readonly id: string;
}

/** Parses untrusted input. Returns undefined if it names no title. */
export function parseWantedTitle(type: unknown, id: unknown): WantedTitle | undefined {
  if (!isTitleType(type) || typeof id !== 'string' || !contentId.test(id)) return undefined;
  return { type, id };
}
