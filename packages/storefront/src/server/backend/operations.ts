import type { OperationId } from '@parde/api-client';
import { operations as contractOperations } from '@parde/api-client/operations';
import type { BackendDefinition, BackendOperations } from './define-backend.ts';
import { derived } from './derived/index.ts';

/** The source of an operation: the server has it, or it is composed of others. */
type Source = 'server' | 'derived';

/** Returns the available operations: listed ones, mapped ones, and those that can be composed from them. */
export function operationsOf({
  operations,
  map = {},
}: BackendDefinition): Map<OperationId, Source> {
  const custom = new Set(
    contractOperations.map(({ operationId }) => operationId).filter(isListed(operations)),
  );
  const available = new Map<OperationId, Source>();
  for (const { operationId } of contractOperations) {
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
