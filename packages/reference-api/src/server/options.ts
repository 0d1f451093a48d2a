import type { Random } from '../accounts/codes.ts';
import type { Limit } from '../accounts/limiter.ts';
import type { LimitName, Sms } from '../accounts/sign-in.ts';

export type RequestLine = {
  time: string;
  id: string;
  method: string;
  path: string;
  operationId: string | null;
  /** Null if the connection was dropped. */
  status: number | null;
  milliseconds: number;
  address: string;
};

export type ReferenceApiOptions = {
  /**
   * The database file, which is created if missing. Without it, everything is in memory and is lost when the server
   * stops.
   */
  db?: string;
  /**
   * Without `db`: a cache folder for the generated catalogue, from which the next start reads. It may be emptied at
   * any time.
   */
  cacheFolder?: string;
  /** The same seed makes the same catalogue. An existing file contains its own catalogue, whatever the seed. */
  seed?: number;
  /**
   * `full` and `small` are the demo's catalogues. Anything else is the path of your own file, in the format of
   * `@parde/demo-catalogue`.
   */
  catalogue?: string;
  /** If true, the demo accounts have no history, payments and lists, as the tests of journeys expect. */
  emptyAccounts?: boolean;
  /** Origins that the bank's page may return to; any by default. */
  callbackOrigins?: readonly string[];
  /** For the special environment: everyone may watch the subscription's titles. Accounts are not changed. */
  assumeSubscribed?: boolean;
  /** If true, the server has only the operations that are in the product's specification. */
  specified?: boolean;
  /** If true, answers have the spelling and the missing fields that another vendor's server may have. */
  plain?: boolean;
  /** Disables the outbox, faults, request log and answer checks. */
  production?: boolean;
  /**
   * The number of trusted proxies in front of the server. This many entries at the end of X-Forwarded-For are
   * trusted.
   */
  trustedHops?: number;
  /** The last part of the anonymous check's path. */
  checkUrl?: string;
  /** The server's address as browsers reach it, for the bank's page. By default, the address of the request. */
  origin?: string;
  /** A prefix for picture addresses, which otherwise start at /media/. */
  mediaOrigin?: string;
  /**
   * A cache folder for rendered pictures, which may be emptied at any time. Without it, a few pictures are cached in
   * memory.
   */
  pictureFolder?: string;
  limits?: Partial<Record<LimitName, Limit>>;
  /** Sends a text message. Outside production the outbox stores the message as well. */
  sendSms?: (sms: Sms) => void | Promise<void>;
  /** The host for WebOTP; `localhost` by default. */
  smsHost?: string;
  /** Called once for each request. */
  log?: (line: RequestLine) => void;
  /** Called with server errors. */
  report?: (error: unknown) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
  random?: Random;
};
