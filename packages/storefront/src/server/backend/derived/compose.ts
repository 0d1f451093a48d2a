import type { Answer, Input, OperationId } from '@parde/api-client';

/** Calls another operation of the same server, for the same viewer. Rejects with an ApiError. */
export type Ask = <Id extends OperationId>(id: Id, input: Input<Id>) => Promise<Answer<Id>>;

export interface Viewer {
  readonly signedIn: boolean;
}

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
export class OperationRefused extends Error {
  override readonly name = 'OperationRefused';
  readonly status: number;
  readonly message_fa: string;

  constructor(status: number, { message, message_fa }: RefusalTexts) {
    super(message);
    this.status = status;
    this.message_fa = message_fa;
  }
}
