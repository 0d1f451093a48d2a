import type { PagedList } from '../grid/paged-list.ts';

/** Where the head of the list says how many fit, as other lists say it beside their titles. */
export function countedByAbout<Page extends { readonly about: { readonly count: number } }>(
  list: PagedList<Page>,
): PagedList<Page & { readonly count: number }> {
  return {
    ...list,
    page(cursor, follows) {
      const query = list.page(cursor, follows);
      return {
        ...query,
        async queryFn(context) {
          const answer = await query.queryFn(context);
          return { ...answer, count: answer.about.count };
        },
      };
    },
  };
}
