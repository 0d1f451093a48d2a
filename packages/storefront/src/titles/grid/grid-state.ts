import type { GridPosition } from '@parde/ui';
import { hashKey, type QueryKey } from '@tanstack/react-query';
import type { Cursor } from './paged-list.ts';

export interface LoadedPage {
  readonly cursor: Cursor;
  readonly size: number;
}

export interface GridState {
  readonly links: readonly LoadedPage[];
  readonly position: GridPosition;
}

/** The state is stored in the history entry beside the router's state, to survive reload and back. */
export function restoreGridState(key: QueryKey): GridState | undefined {
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
export function saveGridState(key: QueryKey, state: GridState, address: string): void {
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
