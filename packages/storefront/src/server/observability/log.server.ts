import { format, inspect } from 'node:util';
import type { OperationId } from '@parde/api-client';
import { scrub } from '../../app/report/scrub.ts';
import { troubleEventsTotal } from './metrics.server.ts';
import { currentRequest } from './request-record.server.ts';

export type Level = 'info' | 'warning' | 'error';

interface LogDetails {
  /** The level. The default is info. */
  readonly level?: Level;
  readonly [name: string]: string | number | boolean | null | undefined;
}

let brand: string | undefined;

/** Sets the brand of all log lines. A process serves one brand. */
export function logAs(id: string): void {
  brand = id;
}

/** A line of the log, before it is written. */
export interface LogEvent extends LogDetails {
  readonly event: string;
}

let divert: ((event: LogEvent) => void) | undefined;

/** Passes the log's lines to a program that reports them itself, instead of writing them to stdout. */
export function divertLog(to: (event: LogEvent) => void): void {
  divert = to;
}

/** Writes JSON lines, so that log collectors need no special parser. Nothing else writes to stdout. */
export function log(event: string, details: LogDetails = {}): void {
  if (divert) {
    divert({ ...details, event });
    return;
  }
  const { level = 'info', ...rest } = details;
  const request = currentRequest();
  if (level !== 'info') troubleEventsTotal.inc({ event, level });
  const time = new Date().toISOString();
  const of = request && { requestId: request.requestId, traceId: request.trace?.traceId };
  process.stdout.write(`${formatEvent({ time, level, event, brand, ...rest, ...of })}\n`);
}

/** Logs the error with its stack, but never a body, because a body may contain the viewer's data. */
export function logError(event: string, error: unknown, details: LogDetails = {}): void {
  const { error: message, stack } = describeError(error);
  log(event, { level: 'error', error: message, stack, ...details });
}

/** Describes an error without its other fields, because they may contain input from a viewer. */
function describeError(thrown: unknown): { error: string; stack?: string | undefined } {
  if (!(thrown instanceof Error)) {
    return { error: typeof thrown === 'string' ? thrown : inspect(thrown, { depth: 1 }) };
  }
  const { message, stack, cause } = thrown;
  if (cause === undefined) return { error: message, stack };
  const of = describeError(cause);
  return { error: message, stack: `${stack}\nCaused by: ${of.stack ?? of.error}` };
}

/** The limit for a line. Log collectors split longer lines. */
const mostBytes = 16_000;

/** Fields that are not scrubbed. Their values are generated or checked by us, but look like tokens. */
const ids = ['requestId', 'traceId', 'spanId'];

/**
 * JSON does not escape these characters, but many log readers treat them as line ends. A viewer could forge a log
 * line with them.
 */
const unicodeLineEnds = /[\u0085\u2028\u2029]/g;

const escaped = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

function formatEvent(fields: Readonly<Record<string, unknown>>): string {
  const write = (longest: number) =>
    JSON.stringify(fields, (name, value: unknown) => {
      if (typeof value !== 'string' || ids.includes(name)) return value;
      const cut = value.length > longest ? `${value.slice(0, longest)}…` : value;
      return scrub(cut);
    }).replace(unicodeLineEnds, escaped);
  for (const longest of [4000, 1000]) {
    const line = write(longest);
    if (Buffer.byteLength(line) <= mostBytes) return line;
  }
  return write(100);
}

/** The other console methods call these. */
const levels = {
  debug: 'info',
  dir: 'info',
  log: 'info',
  info: 'info',
  warn: 'warning',
  error: 'error',
  trace: 'error',
} satisfies Record<string, Level>;

/**
 * From now on, writes all output of this process as lines of the log, including console messages of libraries, Node's
 * warnings and uncaught errors.
 */
export function logProcess(): void {
  for (const [name, level] of Object.entries(levels)) {
    Reflect.set(console, name, (...args: readonly unknown[]) => {
      const message = format(...args.map(withoutFields));
      log('console', { level, message: message.replace(quotedPath, '"$1…"') });
    });
  }
  // Node's own listener would write plain text.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    const { error, stack } = describeError(warning);
    log('node-warning', { level: 'warning', name: warning.name, error, stack });
  });
  process.on('uncaughtException', (error) => {
    logError('uncaught-exception', error);
    // Exit, because the state after an uncaught exception is unknown.
    process.exit(1);
  });
  // Continue, because a promise belongs to a single request, and other requests are unaffected.
  process.on('unhandledRejection', (reason) => logError('unhandled-rejection', reason));
}

/** React Router's messages quote addresses that it cannot decode or match. */
const quotedPath = /"(\/[\w-]*)[^"]*"/g;

function withoutFields(args: unknown): unknown {
  if (!(args instanceof Error)) return args;
  const { error, stack } = describeError(args);
  return stack ?? error;
}

interface Found {
  /** Undefined if several operations show the problem. */
  readonly operation?: OperationId;
  readonly field?: string;
  readonly title?: string;
  readonly problem?: string;
}

/** The logged warnings by event, so that many of one event leave room for other events. */
const reported = new Map<string, Set<string>>();
const maxReported = 1000;

/** Logs a warning once, because a server that errs in one field or call does so in all rows of all pages. */
export function reportOnce(event: string, found: Found, requestId: string | null): void {
  const known = reported.get(event) ?? new Set();
  reported.set(event, known);
  const name = JSON.stringify(found);
  if (known.has(name) || known.size >= maxReported) return;
  known.add(name);
  log(event, { level: 'warning', ...found, requestId });
}
