import type { TitleType } from '@parde/api-client';
import { contentId, isTitleType } from '../../../content-id.ts';

/** The title that somebody wanted when they were told to subscribe: it is where they go when they have paid. */
export interface WantedTitle {
  readonly type: TitleType;
  readonly id: string;
}

/** From words that anybody may have written. What names no title is none. */
export function parseWantedTitle(
  type: string | null | undefined,
  id: string | null | undefined,
): WantedTitle | undefined {
  if (!type || !id || !isTitleType(type) || !contentId.test(id)) return undefined;
  return { type, id };
}
