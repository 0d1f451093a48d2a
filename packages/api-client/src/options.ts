import type { Locale } from '@parde/domain';
import type { UnauthorizedError } from './api-error.ts';
import type { OperationId } from './operation.ts';
import type { AnswerReader, Difference } from './read/answer-reader.ts';
import type { RetryOptions } from './retry.ts';

/** What a client is made with. Only `baseUrl` must be given. */
export interface ApiClientOptions {
  /**
   * Where the API is, `/api/v1` included. Without an origin (`/api/v1`) it is on the page's own, so in a browser alone:
   * Node, also with jsdom, and React Native need the whole address.
   */
  readonly baseUrl: string;
  /** The bearer token, where the caller holds it. Not sent to operations that take none. */
  readonly getToken?: (() => Token | Promise<Token>) | undefined;
  /** In place of the global one: a test's, or that of a server mounted without a port. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** For one try, the token and the whole body included, in milliseconds; 0 is no limit. 15 seconds where it is not given. */
  readonly timeout?: number | undefined;
  /** For GET only. */
  readonly retry?: RetryOptions | false | undefined;
  /** Sent as Accept-Language. */
  readonly language?: Locale | undefined;
  /** The tail of the anonymous check's path; `/check/user` where it is not given. */
  readonly checkUrl?: string | undefined;
  /**
   * Turns an answer into the contract's form before anything looks at it. `@parde/api-client/read` makes one, which
   * takes what servers spell otherwise and leaves out the rows that it cannot read.
   */
  readonly readAnswer?: AnswerReader | undefined;
  /** Where `readAnswer` found an answer to differ from the contract. */
  readonly onDifferences?:
    | ((operation: OperationId, differences: readonly Difference[]) => void)
    | undefined;
  /**
   * Looks at a whole answer and names the first thing in it that is not the contract's, or nothing: the call then
   * fails as `malformed`. `@parde/api-client/validate` makes one from the contract.
   */
  readonly checkAnswer?:
    | ((operation: OperationId, body: unknown) => string | undefined)
    | undefined;
  /** Runs before each call that a viewer starts: the place to clear validation errors. */
  readonly onViewerRequest?: ((operation: OperationId) => void) | undefined;
  /** Runs once for a burst of 401s. */
  readonly onUnauthorized?: ((error: UnauthorizedError) => void) | undefined;
}

type Token = string | null | undefined;
