import type { TitleType } from '@parde/api-client';
import { contentId, isTitleType } from '../../../content-id.ts';

/** The title that made the viewer subscribe. They return to it after paying. */
export interface WantedTitle {
  readonly type: TitleType;
  readonly id: string;
}

/** From untrusted input. Undefined if it names no title. */
export function parseWantedTitle(
  type: string | null | undefined,
  id: string | null | undefined,
): WantedTitle | undefined {
  if (!type || !id || !isTitleType(type) || !contentId.test(id)) return undefined;
  return { type, id };
}
