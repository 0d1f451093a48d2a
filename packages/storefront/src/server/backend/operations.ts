import type { OperationId } from '@parde/api-client';
import { operations } from '@parde/api-client/operations';
import type { BackendDefinition, Offers } from './define-backend.ts';
import { derived } from './derived/index.ts';

/** The source of an operation: the server has it, or it is composed of others. */
type Source = 'server' | 'derived';

/** Returns the available operations: listed ones, mapped ones, and those that can be composed from them. */
export function offeredBy({ offers, map = {} }: BackendDefinition): Map<OperationId, Source> {
  const own = new Set(operations.map(({ operationId }) => operationId).filter(isListed(offers)));
  const offered = new Map<OperationId, Source>();
  for (const { operationId } of operations) {
    const isOwn = own.has(operationId) || Object.hasOwn(map, operationId);
    const parts = derived[operationId]?.from;
    if (isOwn) offered.set(operationId, 'server');
    else if (parts?.every((part) => own.has(part) || Object.hasOwn(map, part))) {
      offered.set(operationId, 'derived');
    }
  }
  return offered;
}

function isListed(offers: Offers): (id: OperationId) => boolean {
  if (offers === 'all') return () => true;
  if (offers !== 'specified') return (id) => offers.includes(id);
  const specified = operations.filter(({ origin }) => origin === 'specified');
  return (id) => specified.some(({ operationId }) => operationId === id);
}
