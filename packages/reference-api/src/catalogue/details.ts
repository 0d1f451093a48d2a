import type { Title } from '@parde/demo-catalogue';

/** What a catalogue says of a title, and no column holds. */
export function detailsOf(json: string | null): Partial<Title> {
  // Only the loading of a catalogue writes this JSON, from a title that was checked.
  return json === null ? {} : JSON.parse(json);
}
