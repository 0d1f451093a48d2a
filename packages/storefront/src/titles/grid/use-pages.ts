import type { GridPosition, ItemRange } from '@parde/ui';
import { hashKey, type QueryKey, useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import {
  type Cursor,
  cursorIn,
  type ListPage,
  type PagedList,
  pageSize,
  searchWithCursor,
} from './paged-list.ts';

interface LoadedPage {
  readonly cursor: Cursor;
  readonly size: number;
}

interface GridState {
  readonly links: readonly LoadedPage[];
  readonly position: GridPosition;
}

/** The state is stored in the history entry beside the router's state, to survive reload and back. */
function restoreGridState(key: QueryKey): GridState | undefined {
  const entry: unknown = window.history.state;
  if (!isRecord(entry) || !isRecord(entry.grid)) return undefined;
  const { of, links, position } = entry.grid;
  if (
    of !== hashKey(key) ||
    !isGridPosition(position) ||
    !Array.isArray(links) ||
    !links.every(isLoadedPage)
  ) {
    return undefined;
  }
  return { links, position };
}

/** Saves the address of the page in view, so that the server can start with that page. */
function saveGridState(key: QueryKey, state: GridState, address: string): void {
  const entry: unknown = window.history.state;
  const grid = { of: hashKey(key), ...state };
  window.history.replaceState({ ...(isRecord(entry) ? entry : {}), grid }, '', address);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isGridPosition(value: unknown): value is GridPosition {
  return isRecord(value) && isCount(value.index) && typeof value.offset === 'number';
}

function isLoadedPage(value: unknown): value is LoadedPage {
  return (
    isRecord(value) &&
    isCount(value.size) &&
    (value.cursor === null || typeof value.cursor === 'string')
  );
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

const firstPage: ItemRange = { start: 0, end: pageSize };

/** The placeholders for the next page before it is requested. Only a few, because the last page may be short. */
const cellsAhead = 6;

/** The pages that load automatically. Then the viewer must click a button, so that the footer can be reached. */
const pagesAtOnce = 2;

/** Only pages near the viewport are queried. The history entry stores the cursor and the size of the other pages. */
export function usePages<Item>(list: PagedList<ListPage<Item>>) {
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const from = cursorIn(new URLSearchParams(search));
  const [links, setLinks] = useState<readonly LoadedPage[]>([{ cursor: from, size: pageSize }]);
  const [pageLimit, setPageLimit] = useState(1 + pagesAtOnce);
  const [position, setGridPosition] = useState<GridPosition>();
  const [range, setRange] = useState(firstPage);

  const visiblePages = pagesInRange(links, range);
  const answers = useQueries({
    queries: visiblePages.map((page) => list.page(links[page]?.cursor ?? null, page > 0)),
  });
  const pages = new Map(visiblePages.map((page, position) => [page, answers[position]]));
  const last = pages.get(links.length - 1)?.data;

  // Only the last page may be shorter. The other sizes were stored when the next page was added.
  const sizedLinks = links.map((link, page) =>
    page === links.length - 1 && last ? { ...link, size: last.items.length } : link,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the first paint that can scroll.
  useLayoutEffect(() => {
    const saved = restoreGridState(list.key);
    if (!saved?.links.some(({ cursor }) => cursor === from)) return;
    setLinks(saved.links);
    setGridPosition(saved.position);
  }, []);

  const saveGridPosition = useCallback(
    (at: GridPosition) => {
      // Once a navigation has started, the history entry belongs to another page.
      if (window.location.pathname !== pathname) return;
      // A position below the last item belongs to the last page.
      const page = findItem(links, at.index)?.page ?? links.length - 1;
      const here = new URLSearchParams(window.location.search);
      saveGridState(
        list.key,
        { links, position: at },
        pathname + searchWithCursor(here, links[page]?.cursor ?? null) + window.location.hash,
      );
    },
    [list.key, links, pathname],
  );

  /** The items of a page that is still loading are not counted. */
  const loaded = last ? countItems(sizedLinks) : countItems(links.slice(0, -1));
  /** Undefined until the last page has loaded. */
  const next = last?.next_cursor;
  const isPaused = Boolean(next) && links.length >= pageLimit;
  const loadMore = () => {
    if (isPaused) setPageLimit(links.length + pagesAtOnce);
    if (next) setLinks([...sizedLinks, { cursor: next, size: pageSize }]);
  };

  // Includes a failed page while it is refetched.
  const failures = answers.filter(
    ({ data, isError, errorUpdateCount }) => isError || (!data && errorUpdateCount > 0),
  );

  const isEndNear = range.end > loaded;
  const loadNext = useEffectEvent(loadMore);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end may still be near when a page has arrived.
  useEffect(() => {
    if (isEndNear && !isPaused) loadNext();
  }, [isEndNear, next]);

  return {
    /** The number of items that can be scrolled to. */
    count: countItems(sizedLinks) + (next && !isPaused ? cellsAhead : 0),
    loaded,
    itemAt(index: number): Item | undefined {
      const at = findItem(sizedLinks, index);
      if (!at) return undefined;
      // The cache is read, because a focused item stays rendered when its page is far away.
      const page =
        pages.get(at.page)?.data ??
        queryClient.getQueryData<ListPage<Item>>(
          list.page(sizedLinks[at.page]?.cursor ?? null).queryKey,
        );
      return page?.items[at.item];
    },
    next,
    isStart: links[0]?.cursor === null,
    isEmpty: last !== undefined && countItems(sizedLinks) === 0,
    isLoadingMore: links.length > 1 && !last,
    /** True if the next page loads only after a click. */
    isPaused,
    position,
    onWindow: setRange,
    onScrollEnd: saveGridPosition,
    loadMore,
    failed: failures.length > 0,
    /** True while failed pages are refetched. */
    loading: failures.some(({ isFetching }) => isFetching),
    retry: () => Promise.all(failures.map((each) => each.refetch())),
  };
}

function countItems(links: readonly LoadedPage[]): number {
  return links.reduce((count, { size }) => count + size, 0);
}

function findItem(links: readonly LoadedPage[], index: number) {
  let item = index;
  for (const [page, { size }] of links.entries()) {
    if (item < size) return { page, item };
    item -= size;
  }
  return undefined;
}

/** Returns the pages in range, and always the last one, which has the next cursor. */
function pagesInRange(links: readonly LoadedPage[], { start, end }: ItemRange): number[] {
  const last = links.length - 1;
  let begin = 0;
  return links.flatMap(({ size }, page) => {
    const isNear = begin < end && begin + size > start;
    begin += size;
    return isNear || page === last ? [page] : [];
  });
}
