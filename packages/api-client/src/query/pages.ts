const firstPage: string | null = null;

/** What a page of the contract ends with. */
interface Page {
  readonly next_cursor: string | null;
}

/** How every list goes on: by the cursor that the page before ended with. */
export const byCursor = {
  initialPageParam: firstPage,
  getNextPageParam: (page: Page) => page.next_cursor,
};

/** The query of a page. The first one has no cursor. */
export function pageQuery<Query extends object>(
  query: Query,
  cursor: string | null,
): Query & { cursor?: string } {
  return cursor === null ? query : { ...query, cursor };
}
