import { randomBytes } from 'node:crypto';

/** The trace that a request belongs to (W3C Trace Context). */
export interface Trace {
  readonly traceId: string;
  /** This request's own span: the parent of what the API does for it. */
  readonly spanId: string;
  /** For the API, and for nobody else. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A later version may have more behind a dash. */
const wellFormed =
  /^(?!ff)(?<version>[\da-f]{2})-(?!0{32})(?<traceId>[\da-f]{32})-(?!0{16})[\da-f]{16}-(?<flags>[\da-f]{2})(?<more>-.*)?$/;

/** Whether it is sampled, and whether its id is random. A version that we do not know may mean something else by the rest. */
const knownFlags = 0b11;

/** More than a participant has to pass on is a load for the API. */
const longestState = 512;

/**
 * Undefined where there is none, or none that can be read. None is begun then: we record no spans, and whether a trace is
 * worth recording is for those to say who do.
 */
export function readTrace(
  traceparent: string | undefined,
  tracestate: string | undefined,
): Trace | undefined {
  const { version, traceId, flags, more } = wellFormed.exec(traceparent ?? '')?.groups ?? {};
  if (traceId === undefined || flags === undefined) return undefined;
  if (version === '00' && more !== undefined) return undefined;
  const spanId = randomBytes(8).toString('hex');
  const kept = (Number.parseInt(flags, 16) & knownFlags).toString(16).padStart(2, '0');
  const isPassedOn = tracestate !== undefined && tracestate.length <= longestState;
  return {
    traceId,
    spanId,
    headers: {
      traceparent: `00-${traceId}-${spanId}-${kept}`,
      ...(isPassedOn && { tracestate }),
    },
  };
}
