import { inspect } from 'node:util';
import { scrub } from '../app/report/scrub.ts';
import { troublesTotal } from './observability/metrics.server.ts';
import { currentRequest } from './observability/request-record.server.ts';

export type Level = 'info' | 'warning' | 'error';

export interface LogDetails {
  /** info, unless it says otherwise. */
  readonly level?: Level;
  readonly [name: string]: string | number | boolean | null | undefined;
}

let brand: string | undefined;

/** A process serves one brand. */
export function logAs(id: string): void {
  brand = id;
}

/** JSON lines, so that a log collector needs no parser of its own. Nothing else writes to the output. */
export function log(event: string, details: LogDetails = {}): void {
  const { level = 'info', ...rest } = details;
  const request = currentRequest();
  if (level !== 'info') troublesTotal.inc({ event, level });
  const time = new Date().toISOString();
  const of = request && { requestId: request.requestId, traceId: request.trace?.traceId };
  process.stdout.write(`${lineOf({ time, level, event, brand, ...rest, ...of })}\n`);
}

/** Logs a stack, never a body: that may hold the viewer's data. */
export function logError(event: string, error: unknown, details: LogDetails = {}): void {
  const { error: message, stack } = describeError(error);
  log(event, { level: 'error', error: message, stack, ...details });
}

/** Without the other fields of an error: they may be what a viewer has sent. */
export function describeError(thrown: unknown): { error: string; stack?: string | undefined } {
  if (!(thrown instanceof Error)) {
    return { error: typeof thrown === 'string' ? thrown : inspect(thrown, { depth: 1 }) };
  }
  const { message, stack, cause } = thrown;
  if (cause === undefined) return { error: message, stack };
  const of = describeError(cause);
  return { error: message, stack: `${stack}\nCaused by: ${of.stack ?? of.error}` };
}

/** Collectors cut longer lines in two. */
const mostBytes = 16_000;

/** Made of what is ours or was checked. A token's form would be found in them. */
const ids = ['requestId', 'traceId', 'spanId'];

/** JSON leaves them as they are, and many a reader begins a new line at them: a viewer could write one. */
const otherLineEnds = /[\u0085\u2028\u2029]/g;

const escaped = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

function lineOf(fields: Readonly<Record<string, unknown>>): string {
  const write = (longest: number) =>
    JSON.stringify(fields, (name, value: unknown) => {
      if (typeof value !== 'string' || ids.includes(name)) return value;
      const cut = value.length > longest ? `${value.slice(0, longest)}…` : value;
      return scrub(cut);
    }).replace(otherLineEnds, escaped);
  for (const longest of [4000, 1000]) {
    const line = write(longest);
    if (Buffer.byteLength(line) <= mostBytes) return line;
  }
  return write(100);
}
