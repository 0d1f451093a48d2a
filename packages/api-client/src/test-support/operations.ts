import { operations } from '../operations.ts';
import { type ReadId, staleMinutes } from '../query/reads.ts';
import { invalidates, type WriteId } from '../query/writes.ts';

const ids = operations.map(({ operationId }) => operationId);

/** The operations for `ask` and the operations for `send`, in the contract's order. */
export const reads = ids.filter((id): id is ReadId => Object.hasOwn(staleMinutes, id));
export const writes = ids.filter((id): id is WriteId => Object.hasOwn(invalidates, id));
