import { channels } from './channels.ts';
import { personId } from './hand-written.ts';
import { rows as shelves, slides } from './home.ts';
import type { Rows } from './rows.ts';
import type { Work } from './work.ts';

type Ref = readonly [type: Rows['home_row_items'][number]['content_type'], id: string];

/** The shelves that editors have filled by hand, then those that follow from the catalogue. */
export function addHome(rows: Rows, works: readonly Work[]): void {
  const add = (
    id: string,
    fa: string,
    en: string | null,
    shape: 'posters' | 'wide' | 'people',
    refs: readonly Ref[],
    signedIn = false,
  ) => {
    if (refs.length === 0) return;
    const position = rows.home_rows.length;
    rows.home_rows.push({
      id,
      position,
      name_fa: fa,
      name_en: en,
      shape,
      signed_in: signedIn ? 1 : 0,
    });
    refs.forEach(([content_type, content_id], place) => {
      rows.home_row_items.push({ row_id: id, position: place, content_type, content_id });
    });
  };

  for (const { id, fa, en, shape, signedIn, items } of shelves) {
    add(id, fa, en, shape, refsOf(items), signedIn);
  }
  const magazines = rows.channels.filter(({ kind }) => kind === 'magazine');
  const issues = works
    .filter(({ issue, channel }) => issue && magazines.some(({ id }) => id === channel))
    .sort((a, b) => b.releasedAt - a.releasedAt)
    .slice(0, 8);

  add(
    'screenings',
    'اکران آنلاین',
    'On the online screen',
    'wide',
    rows.ekrans
      .filter(({ id }) => ['e-9', 'e-8', 'e-7', 'e-10', 'e-11'].includes(id))
      .map(({ id }) => ['ekran', id] as const),
  );
  add(
    'magazines',
    'تازه‌ترین مجله‌ها',
    'The newest magazines',
    'posters',
    issues.map(({ id }) => ['video', id] as const),
  );
  slides.forEach(({ id, of: [content_type, content_id], fa, en }, position) => {
    rows.slides.push({ id, position, content_type, content_id, tagline_fa: fa, tagline_en: en });
  });
}

type Items = (typeof shelves)[number]['items'];

function refsOf(items: Items): Ref[] {
  if ('channels' in items) return channels.map(({ id }) => ['live', id] as const);
  if ('people' in items) return items.people.map((key) => ['person', personId(key)] as const);
  if ('movies' in items) return items.movies.map((id) => ['movie', id] as const);
  if ('series' in items) return items.series.map((id) => ['series', id] as const);
  return items.videos.map((id) => ['video', id] as const);
}
