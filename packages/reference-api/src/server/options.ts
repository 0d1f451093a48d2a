import type { Random } from '../accounts/codes.ts';
import type { Limit } from '../accounts/limiter.ts';
import type { LimitName, Sms } from '../accounts/sign-in.ts';

export type RequestLine = {
  time: string;
  id: string;
  method: string;
  path: string;
  operationId: string | null;
  /** Null where the connection was dropped. */
  status: number | null;
  milliseconds: number;
  address: string;
};

export type ReferenceApiOptions = {
  /** The database file, created if missing. Without it, everything is in memory and ends with the server. */
  db?: string;
  /** Without `db`: a folder that keeps the catalogue as the seed made it, for the next start; it may be emptied at any time. */
  cacheFolder?: string;
  /** The same seed makes the same catalogue. An existing file keeps its own. */
  seed?: number;
  /** `full` and `small` are the demo's. Anything else is a file of your own, in the form of `@parde/demo-catalogue`. */
  catalogue?: string;
  /** Origins that the bank's page may return to; any by default. */
  callbackOrigins?: readonly string[];
  /** For the special environment: everyone may watch what the subscription opens. Accounts stay as they are. */
  assumeSubscribed?: boolean;
  /** Only the operations that the product's specification names are there. */
  specified?: boolean;
  /** Answers are spelled, and leave out, as those of a stranger's server may. */
  plain?: boolean;
  /** Disables the outbox, faults, request log and answer checks. */
  production?: boolean;
  /** How many trusted proxies stand in front: as many entries at the end of X-Forwarded-For are believed. */
  trustedHops?: number;
  /** The tail of the anonymous check's path. */
  checkUrl?: string;
  /** Its own address as browsers reach it, for the bank's page. Without it, the address that it is asked at. */
  origin?: string;
  /** A prefix for picture addresses, which otherwise start at /media/. */
  mediaOrigin?: string;
  /** A cache folder for rendered pictures; it may be emptied at any time. Without it, a few stay in memory. */
  pictureFolder?: string;
  limits?: Partial<Record<LimitName, Limit>>;
  /** Sends the SMS. Outside production the outbox gets it as well. */
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
