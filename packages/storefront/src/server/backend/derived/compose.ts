import type { Answer, Input, OperationId } from '@parde/api-client';
import { type CallOperation, Refusal, type Viewer } from '../define-backend.ts';

export type { CallOperation, Viewer };

/** Composes the answer of one operation from the answers of others. */
export type Compose<Id extends OperationId> = (
  input: Input<Id>,
  callOperation: CallOperation,
  viewer: Viewer,
) => Promise<Answer<Id>>;

interface RefusalTexts {
  readonly message: string;
  readonly message_fa: string;
}

/**
 * Thrown if the requested title does not exist or is not available to the viewer, with the status and messages that a
 * server would send.
 */
export class OperationRefused extends Refusal {
  override readonly name = 'OperationRefused';

  constructor(status: number, texts: RefusalTexts) {
    super({ status, ...texts });
  }
}
