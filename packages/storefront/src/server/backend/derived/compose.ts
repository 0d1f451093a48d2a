import type { Answer, Input, OperationId } from '@parde/api-client';
import { type Ask, Refusal, type Viewer } from '../define-backend.ts';

export type { Ask, Viewer };

/** Makes the answer of one operation from those of others. */
export type Compose<Id extends OperationId> = (
  input: Input<Id>,
  ask: Ask,
  viewer: Viewer,
) => Promise<Answer<Id>>;

interface RefusalTexts {
  readonly message: string;
  readonly message_fa: string;
}

/** What the viewer asked for is not there, or not theirs: the status and texts that a server would answer. */
export class OperationRefused extends Refusal {
  override readonly name = 'OperationRefused';

  constructor(status: number, texts: RefusalTexts) {
    super({ status, ...texts });
  }
}
