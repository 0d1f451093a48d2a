import type { OperationId } from '@parde/api-client';
import { createRing, type Ring } from './ring.ts';

/** One request that came, for tests that ask what was called and as whom. */
export type LoggedRequest = {
  time: string;
  method: string;
  /** With its query. */
  path: string;
  operationId: OperationId | null;
  address: string;
  hasAuthorization: boolean;
  probe: string | null;
};

export function createRequestLog(): Ring<LoggedRequest> {
  return createRing(2000);
}
