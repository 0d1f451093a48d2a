import { mapPages, type PagedList } from '../grid/paged-list.ts';

/** For a list that has its number of matching titles in `about`. Other lists have the number beside their items. */
export function countedByAbout<Page extends { readonly about: { readonly count: number } }>(
  list: PagedList<Page>,
): PagedList<Page & { readonly count: number }> {
  return mapPages(list, (answer) => ({ ...answer, count: answer.about.count }));
}
