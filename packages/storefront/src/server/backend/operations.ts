import type { OperationId } from '@parde/api-client';
import { operations as contractOperations } from '@parde/api-client/operations';
import type { BackendDefinition, BackendOperations, Composition } from './define-backend.ts';
import { composeGenreTitles, composeSearch, composeTitles } from './derived/lists.ts';
import { composeDownloadLinks, composePlayback } from './derived/title-files.ts';
import {
  composeEpisode,
  composeEpisodes,
  composeMovie,
  composeSeries,
  composeVideo,
} from './derived/titles.ts';

/** The source of an operation: the server has it, or it is composed of others. */
type Source = 'server' | 'derived';

/** Returns the available operations: listed ones, mapped ones, and those that can be composed from them. */
export function operationsOf({
  operations,
  map = {},
  without = [],
}: BackendDefinition): Map<OperationId, Source> {
  const custom = new Set(
    contractOperations.map(({ operationId }) => operationId).filter(isListed(operations)),
  );
  const available = new Map<OperationId, Source>();
  for (const { operationId } of contractOperations) {
    if (without.includes(operationId)) continue;
    const isCustom = custom.has(operationId) || Object.hasOwn(map, operationId);
    const parts = derived[operationId]?.from;
    if (isCustom) available.set(operationId, 'server');
    else if (parts?.every((part) => custom.has(part) || Object.hasOwn(map, part))) {
      available.set(operationId, 'derived');
    }
  }
  return available;
}

function isListed(operations: BackendOperations): (id: OperationId) => boolean {
  if (operations === 'all') return () => true;
  if (operations !== 'specified') return (id) => operations.includes(id);
  const specified = contractOperations.filter(({ origin }) => origin === 'specified');
  return (id) => specified.some(({ operationId }) => operationId === id);
}

type Derived = {
  readonly [Id in OperationId]?: Composition<Id> & {
    /** The operations that the server must have. */
    readonly from: readonly OperationId[];
  };
};

const carts: readonly OperationId[] = ['getCart', 'ghostCart'];

/**
 * Operations that can be composed from section 7, for servers that do not have them. `getEkran` is not possible,
 * because a cart contains neither the film of a screening nor its start.
 */
export const derived: Derived = {
  getMovie: { from: carts, compose: composeMovie },
  getSeries: { from: carts, compose: composeSeries },
  listEpisodes: { from: carts, compose: composeEpisodes },
  getEpisode: { from: carts, compose: composeEpisode },
  getVideo: { from: carts, compose: composeVideo },
  getPlayback: { from: carts, compose: composePlayback },
  getDownloadLinks: { from: carts, compose: composeDownloadLinks },
  listTitles: { from: ['getTop', 'getDiscover'], compose: composeTitles },
  listGenreTitles: { from: ['getTop', 'getDiscover', 'getGenres'], compose: composeGenreTitles },
  search: { from: ['quickSearch'], compose: composeSearch },
};
