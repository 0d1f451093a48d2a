import type { Answer, Input, OperationId } from '@parde/api-client';
import type { Operation } from '@parde/api-client/operations';
import type { Locale } from '@parde/domain';

/** A signed-in viewer and their token. */
export type Session = { mobile: string; token: string };

type Auth<Id extends OperationId> = Extract<Operation, { operationId: Id }>['auth'];

type Viewer<Id extends OperationId> = {
  none: null;
  optional: Session | null;
  required: Session;
}[Auth<Id>];

/** The validated call: handlers check only what the contract cannot express. */
export type Call<Id extends OperationId> = Pick<Input<Id>, 'path' | 'query' | 'body' | 'header'> & {
  viewer: Viewer<Id>;
  /** The viewer's IP address, for rate limits. */
  address: string;
  /** The User-Agent header. */
  userAgent: string | null;
  /** This server's origin, for links to its own pages. */
  origin: string;
  locale: Locale;
};

/** The handlers of all operations. A handler throws a Refusal for an error. */
export type Handlers = {
  [Id in OperationId]: (call: Call<Id>) => Answer<Id> | Promise<Answer<Id>>;
};
