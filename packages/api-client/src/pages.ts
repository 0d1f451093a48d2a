import type { Call, Input } from './calls.ts';
import { type Data, dataOf } from './data.ts';
import type { ReadingOperationId } from './operation.ts';
import type { UntypedInput } from './transport/transport.ts';

/** The name of an operation that returns a list page by page. */
export type PagedId = {
  [Id in ReadingOperationId]: [Data<Id>, Input<Id>] extends [Page, { query?: { cursor?: string } }]
    ? Id
    : never;
}[ReadingOperationId];

interface Page {
  readonly next_cursor: string | null;
}

export function nextCursor(page: unknown): string | null {
  const cursor: unknown = Reflect.get(Object(page), 'next_cursor');
  return typeof cursor === 'string' ? cursor : null;
}

/** Fetches a list page by page. A server that repeats a cursor would never end, so the list ends there. */
export async function* pagesOf<Id extends PagedId>(
  api: { readonly call: Call },
  id: Id,
  input: UntypedInput = {},
): AsyncGenerator<Data<Id>, void, undefined> {
  let query = input.query;
  const seen = new Set([query?.cursor]);
  for (;;) {
    const page = await dataOf(api, id, { ...input, query });
    yield page;
    const cursor = nextCursor(page);
    if (cursor === null || seen.has(cursor)) return;
    seen.add(cursor);
    query = { ...query, cursor };
  }
}
