import type { OperationId } from '@parde/api-client';
import { log } from '../log.server.ts';

interface Found {
  /** Undefined if several operations show the problem. */
  readonly operation?: OperationId;
  readonly field?: string;
  readonly title?: string;
  readonly problem?: string;
}

/** The logged warnings by event, so that many of one event leave room for other events. */
const told = new Map<string, Set<string>>();
const mostTold = 1000;

/** Logs a warning once, because a server that errs in one field or call does so in all rows of all pages. */
export function tellOnce(event: string, found: Found, requestId: string | null): void {
  const known = told.get(event) ?? new Set();
  told.set(event, known);
  const name = JSON.stringify(found);
  if (known.has(name) || known.size >= mostTold) return;
  known.add(name);
  log(event, { level: 'warning', ...found, requestId });
}
