import type { TitleType } from '@parde/api-client';

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
