import type { ItemRange } from '@parde/ui';
import type { PageLink } from './grid-memory.ts';

/** Which item of which page stands at a place of the whole list. */
export interface PagePlace {
  readonly page: number;
  readonly item: number;
}

export function countOf(links: readonly PageLink[]): number {
  return links.reduce((count, { size }) => count + size, 0);
}

export function placeOf(links: readonly PageLink[], index: number): PagePlace | undefined {
  let item = index;
  for (const [page, { size }] of links.entries()) {
    if (item < size) return { page, item };
    item -= size;
  }
  return undefined;
}

/** The pages that a part of the list lies in, and the last one, which knows how the list goes on. */
export function pagesFor(links: readonly PageLink[], { start, end }: ItemRange): number[] {
  const last = links.length - 1;
  let begin = 0;
  return links.flatMap(({ size }, page) => {
    const isNear = begin < end && begin + size > start;
    begin += size;
    return isNear || page === last ? [page] : [];
  });
}
