import type { OperationId } from '@parde/api-client';
import { log } from '../log.server.ts';

interface Found {
  /** Undefined where more than one shows it. */
  readonly operation?: OperationId;
  readonly field?: string;
  readonly title?: string;
  readonly problem?: string;
}

/** By event, so that many of one leave room for the others. */
const told = new Map<string, Set<string>>();
const mostTold = 1000;

/** Logs a warning once: a server that errs in one field or call errs in all rows of all pages. */
export function tellOnce(event: string, found: Found, requestId: string | null): void {
  const known = told.get(event) ?? new Set();
  told.set(event, known);
  const name = JSON.stringify(found);
  if (known.has(name) || known.size >= mostTold) return;
  known.add(name);
  log(event, { level: 'warning', ...found, requestId });
}
