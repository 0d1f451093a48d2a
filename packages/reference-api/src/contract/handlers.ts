import type { Answer, CallInput, OperationId } from '@parde/api-client';
import type { Operation } from '@parde/api-client/operations';
import type { Locale } from '@parde/domain';

/** Who has signed in, and with what token. */
export type Session = { mobile: string; token: string };

type Auth<Id extends OperationId> = Extract<Operation, { operationId: Id }>['auth'];

type Viewer<Id extends OperationId> = {
  none: null;
  optional: Session | null;
  required: Session;
}[Auth<Id>];

/** What a handler is given: it fits the contract, so a handler checks only what the contract cannot say. */
export type Call<Id extends OperationId> = Pick<
  CallInput<Id>,
  'path' | 'query' | 'body' | 'header'
> & {
  viewer: Viewer<Id>;
  /** The viewer's network address: what a limit counts by. */
  address: string;
  /** Where this server is reached: what its own pages are linked to by. */
  origin: string;
  locale: Locale;
};

/** What goes wrong is thrown as a Refusal. */
export type Handlers = {
  [Id in OperationId]: (call: Call<Id>) => Answer<Id> | Promise<Answer<Id>>;
};
