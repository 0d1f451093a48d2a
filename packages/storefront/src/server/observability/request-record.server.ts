import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** The record of a request, available wherever its code logs or calls the API. */
export interface RequestRecord {
  readonly requestId: string;
  readonly trace: ReturnType<typeof readTrace>;
  readonly api: ApiWait;
}

const requests = new AsyncLocalStorage<RequestRecord>();

export function runAs<Result>(record: RequestRecord, run: () => Result): Result {
  return requests.run(record, run);
}

/** Returns undefined outside of a request. */
export const currentRequest = (): RequestRecord | undefined => requests.getStore();

/** Measures how long a request has waited for the API, in wall-clock time. Simultaneous calls count as one wait. */
export class ApiWait {
  #calls = 0;
  #since = 0;
  #waited = 0;

  begin(): void {
    if (this.#calls === 0) this.#since = performance.now();
    this.#calls += 1;
  }

  end(): void {
    this.#calls -= 1;
    if (this.#calls === 0) this.#waited += performance.now() - this.#since;
  }

  get ms(): number {
    return this.#waited + (this.#calls > 0 ? performance.now() - this.#since : 0);
  }
}

/** Later versions may have more fields after a dash. */
const wellFormed =
  /^(?!ff)(?<version>[\da-f]{2})-(?!0{32})(?<traceId>[\da-f]{32})-(?!0{16})[\da-f]{16}-(?<flags>[\da-f]{2})(?<more>-.*)?$/;

/** The flags for sampled and random ids. Other flags may have another meaning in later versions. */
const knownFlags = 0b11;

/** The minimum length that participants must pass on. Longer values would only burden the API. */
const longestState = 512;

/**
 * Reads the trace that a request belongs to (W3C Trace Context). Returns undefined if there is no valid trace. No new
 * trace is started, because this server records no spans. Only servers that do can decide whether a trace is worth
 * recording.
 */
export function readTrace(traceparent: string | undefined, tracestate: string | undefined) {
  const { version, traceId, flags, more } = wellFormed.exec(traceparent ?? '')?.groups ?? {};
  if (traceId === undefined || flags === undefined) return undefined;
  if (version === '00' && more !== undefined) return undefined;
  const spanId = randomBytes(8).toString('hex');
  const knownBits = (Number.parseInt(flags, 16) & knownFlags).toString(16).padStart(2, '0');
  const isPassedOn = tracestate !== undefined && tracestate.length <= longestState;
  /** The headers for API requests. They are sent nowhere else. */
  const headers: Readonly<Record<string, string>> = {
    traceparent: `00-${traceId}-${spanId}-${knownBits}`,
    ...(isPassedOn && { tracestate }),
  };
  return {
    traceId,
    /** This request's own span, which is the parent of the API's spans. */
    spanId,
    headers,
  };
}
