import type { Answer, DownloadableTitle } from '@parde/api-client';
import { cardOf, type TitleKind } from '../catalogue/title.ts';
import type { Parts } from '../parts.ts';
import { filesOf } from './files.ts';
import { downloadable } from './scopes.ts';
import { refPage } from './title-pages.ts';
import type { TitleQuery } from './title-query.ts';

/** Films and videos with their files; episodes are on the series' own page. */
export function listDownloads(
  { db, titles, now }: Parts,
  query: TitleQuery = {},
): Answer<'listDownloads'>['data'] {
  const { items, next_cursor } = refPage(db, downloadable(now()), query);
  const kinds: TitleKind[] = ['movie', 'video'];
  const found = new Map<string, DownloadableTitle>();
  for (const kind of kinds) {
    const ids = items.filter(({ content_type }) => content_type === kind).map(({ id }) => id);
    for (const title of titles.all(kind, ids)) {
      found.set(title.id, { title: cardOf(title, 'posters'), files: filesOf(title) });
    }
  }
  return { items: items.flatMap(({ id }) => found.get(id) ?? []), next_cursor };
}
