import type { Catalogue } from '@parde/demo-catalogue';
import { bit, descriptionOf, namesOf, timeOf } from './cells.ts';
import type { Rows } from './rows.ts';

type Reference = Pick<Rows['slides'][number], 'content_type' | 'content_id'>;
type ContentType = Reference['content_type'];

/** Parses a reference such as movie/1024. */
function referenceOf(written: string): Reference {
  const [type = '', content_id = ''] = written.split('/');
  if (!isContentType(type)) throw new Error(`There is no type ${type}, as in ${written}.`);
  return { content_type: type, content_id };
}

const contentTypes: Record<ContentType, true> = {
  movie: true,
  series: true,
  video: true,
  episode: true,
  ekran: true,
  live: true,
  channel: true,
  person: true,
};
const isContentType = (type: string): type is ContentType => Object.hasOwn(contentTypes, type);

export function addLists(rows: Rows, lists: NonNullable<Catalogue['lists']>): void {
  lists.forEach((list, position) => {
    const { id, art, updated, items } = list;
    rows.lists.push({
      id,
      position,
      ...namesOf(list),
      ...descriptionOf(list),
      art: art ? JSON.stringify(art) : null,
      updated_at: updated === undefined ? 0 : timeOf(updated),
    });
    items.forEach((item, index) => {
      rows.list_titles.push({ list_id: id, position: index, ...referenceOf(item) });
    });
  });
}

export function addHome(rows: Rows, { home, comments = [] }: Catalogue): void {
  home?.rows.forEach((row, position) => {
    const { id, shape, signed_in = false, items } = row;
    rows.home_rows.push({ id, position, ...namesOf(row), shape, signed_in: bit(signed_in) });
    items.forEach((item, index) => {
      rows.home_row_items.push({ row_id: id, position: index, ...referenceOf(item) });
    });
  });
  home?.slides.forEach(({ id, of, tagline_fa, tagline_en }, position) => {
    const taglines = { tagline_fa, tagline_en: tagline_en ?? null };
    rows.slides.push({ id, position, ...referenceOf(of), ...taglines });
  });
  for (const { on, author, text, spoiler = false, stars, written } of comments) {
    rows.comments.push({
      ...referenceOf(on),
      user_id: null,
      author_name: author,
      text,
      spoiler: bit(spoiler),
      stars: stars ?? null,
      created_at: timeOf(written),
      state: 'published',
    });
  }
}
