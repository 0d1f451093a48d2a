import type { OperationId } from '@parde/api-client';
import type { Composition } from '../define-backend.ts';
import { composeSearch } from './search.ts';
import { composeGenreTitles, composeTitles } from './title-lists.ts';

export type Derived = {
  readonly [Id in OperationId]?: Composition<Id> & {
    /** What the server must offer for it. */
    readonly from: readonly OperationId[];
  };
};

/** The operations that can be made from those of section 7, for a server that does not have them. */
export const derived: Derived = {
  listTitles: { from: ['getTop', 'getDiscover'], compose: composeTitles },
  listGenreTitles: { from: ['getTop', 'getDiscover', 'getGenres'], compose: composeGenreTitles },
  search: { from: ['quickSearch'], compose: composeSearch },
};
