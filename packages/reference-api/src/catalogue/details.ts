import type { Title as Told } from '@parde/demo-catalogue';
import { calendarDay, timestamp } from './tehran.ts';
import type { Title } from './title.ts';

/** What a catalogue says of a title, and no column holds. */
export type Details = Partial<Told>;

export function detailsOf(json: string | null | undefined): Details {
  // Only the loading of a catalogue writes this JSON, from a title that was checked.
  return json ? JSON.parse(json) : {};
}

/** A title stands among others by its dates, known or not; its page shows those that are known. */
export function datesOf({ availableAt, addedAt }: Title, { released, added }: Details) {
  return {
    release_date: released === null ? null : calendarDay(availableAt),
    added_at: added === null ? null : timestamp(addedAt),
  };
}
