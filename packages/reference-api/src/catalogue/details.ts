import type { Title as CatalogueTitle } from '@parde/demo-catalogue';
import { calendarDay, timestamp } from './tehran.ts';
import type { Title } from './title.ts';

/** The catalogue's fields of a title that have no column of their own. */
export type Details = Partial<CatalogueTitle>;

export function detailsOf(json: string | null | undefined): Details {
  // Only the loading of a catalogue writes this JSON, and it checks the title first.
  return json ? JSON.parse(json) : {};
}

/** Returns only the dates that are known, for a title's page. Lists sort by dates even if they are unknown. */
export function datesOf({ availableAt, addedAt }: Title, { released, added }: Details) {
  return {
    release_date: released === null ? null : calendarDay(availableAt),
    added_at: added === null ? null : timestamp(addedAt),
  };
}
