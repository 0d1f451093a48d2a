import { mapPages, type PagedList } from '../grid/paged-list.ts';

/** Where the head of the list says how many fit, as other lists say it beside their titles. */
export function countedByAbout<Page extends { readonly about: { readonly count: number } }>(
  list: PagedList<Page>,
): PagedList<Page & { readonly count: number }> {
  return mapPages(list, (answer) => ({ ...answer, count: answer.about.count }));
}
