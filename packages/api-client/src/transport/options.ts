import type { Locale } from '@parde/domain';
import type { UnauthorizedError } from '../failures/api-error.ts';
import type { OperationId } from '../operation.ts';
import type { AnswerReader, Difference } from '../read/answer-reader.ts';
import type { RetryOptions } from './retry.ts';

/** The options of a client. Only `baseUrl` is required. */
export interface ApiClientOptions {
  /**
   * The address of the API, including `/api/v1`. An address without an origin (`/api/v1`) is on the page's own origin
   * and works only in a browser. Node (also with jsdom) and React Native need the complete address.
   */
  readonly baseUrl: string;
  /** Returns the bearer token, if the caller has one. It is not sent to operations that take none. */
  readonly getToken?: (() => Token | Promise<Token>) | undefined;
  /** Replaces the global `fetch`: for tests, or for a server that is mounted without a port. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Headers that are sent with every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /**
   * The time limit for one try in milliseconds, including the token and the complete body. 0 means no limit. 15
   * seconds by default.
   */
  readonly timeout?: number | undefined;
  /** Applies to GET only. */
  readonly retry?: RetryOptions | false | undefined;
  /** The language that is sent as Accept-Language. */
  readonly language?: Locale | undefined;
  /** The tail of the anonymous check's path. `/check/user` by default. */
  readonly checkUrl?: string | undefined;
  /**
   * Converts an answer to the contract's form before it is checked. `@parde/api-client/read` creates a reader that
   * accepts other spellings and leaves out rows that it cannot read.
   */
  readonly readAnswer?: AnswerReader | undefined;
  /** Called if `readAnswer` found differences between an answer and the contract. */
  readonly onDifferences?:
    | ((operation: OperationId, differences: readonly Difference[]) => void)
    | undefined;
  /**
   * Checks a complete answer and returns the first deviation from the contract, or undefined. The call then fails as
   * `malformed`. `@parde/api-client/validate` creates such a check from the contract.
   */
  readonly checkAnswer?:
    | ((operation: OperationId, body: unknown) => string | undefined)
    | undefined;
  /** The operations that the server has. Queries of all others are disabled. By default, it has all. */
  readonly operations?: readonly OperationId[] | undefined;
  /** Called before each call that a viewer starts. Validation errors can be cleared here. */
  readonly onViewerRequest?: ((operation: OperationId) => void) | undefined;
  /** Called once for a burst of 401s. */
  readonly onUnauthorized?: ((error: UnauthorizedError) => void) | undefined;
}

type Token = string | null | undefined;
