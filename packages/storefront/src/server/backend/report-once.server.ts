import type { OperationId } from '@parde/api-client';
import { log } from '../observability/log.server.ts';

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
