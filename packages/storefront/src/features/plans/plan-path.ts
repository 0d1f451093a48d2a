import type { TitleType } from '@parde/api-client';
import { contentId, isTitleType } from '../../content-id.ts';

/** The title that somebody wanted when they were told to subscribe: it is where they go when they have paid. */
export interface WantedTitle {
  readonly type: TitleType;
  readonly id: string;
}

/** From words that anybody may have written. What names no title is none. */
export function readWanted(
  type: string | null | undefined,
  id: string | null | undefined,
): WantedTitle | undefined {
  if (!type || !id || !isTitleType(type) || !contentId.test(id)) return undefined;
  return { type, id };
}

/** The page on which a plan is paid. */
export function planPath(planId: string, wanted: WantedTitle | undefined): string {
  const query = wanted
    ? `?${new URLSearchParams({ content_type: wanted.type, content_id: wanted.id })}`
    : '';
  return `/plan/${encodeURIComponent(planId)}${query}`;
}
