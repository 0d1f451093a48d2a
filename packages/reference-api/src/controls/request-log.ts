import type { OperationId } from '@parde/api-client';
import { createRingBuffer, type RingBuffer } from './ring-buffer.ts';

/** A logged request, for tests that check which calls were made. */
export type LoggedRequest = {
  time: string;
  method: string;
  /** Includes the query. */
  path: string;
  operationId: OperationId | null;
  address: string;
  hasAuthorization: boolean;
  probe: string | null;
};

export function createRequestLog(): RingBuffer<LoggedRequest> {
  return createRingBuffer(2000);
}
