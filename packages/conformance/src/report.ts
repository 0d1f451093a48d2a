import type { OperationId } from '@parde/api-client';

/**
 * What the storefront makes of a difference. `read`: it understands it. `filled`: null, an empty list or the contract's
 * default stands in. `dropped`: a row or a field is left out. `noticed`: the server behaves otherwise, and a viewer may
 * notice. `failed`: what was asked for is not shown.
 */
export type Outcome = 'read' | 'filled' | 'dropped' | 'noticed' | 'failed';

/** Where and how a server differs from the contract. It holds no value of an answer. */
export interface Place {
  /** A JSON pointer into the answer with `*` for its rows, or in words what else it is about: `status`, `unknown id`. */
  readonly path: string;
  readonly problem: string;
  readonly outcome: Outcome;
  readonly times: number;
}

export type Result = 'as the contract' | 'differs' | 'cannot be read' | 'not there' | 'not asked';

/** How far a server keeps the contract in one operation. */
export interface OperationReport {
  readonly operation: OperationId;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** `specified`: the product's specification names it. */
  readonly origin: 'specified' | 'assumed';
  readonly result: Result;
  /** Undefined where it is not known: the answer does not tell, or nothing was asked. */
  readonly isThere: boolean | undefined;
  /** Why it cannot be read or was not asked, or what of it was not asked. */
  readonly why: string | undefined;
  readonly places: readonly Place[];
}

export interface Report {
  readonly address: string;
  /** Why there is nothing to report: the server cannot be reached, or has none of the operations. */
  readonly problem: string | undefined;
  /** In the contract's order. */
  readonly operations: readonly OperationReport[];
}

const lossy: readonly Outcome[] = ['dropped', 'failed'];

/** Whether the storefront cannot read it or loses rows of it. */
export function isLossy({ result, places }: OperationReport): boolean {
  return result === 'cannot be read' || places.some(({ outcome }) => lossy.includes(outcome));
}

/** 0: all that is there can be read, with nothing left out. 1: it cannot; where it is strict: it differs. 2: no server. */
export function exitCodeOf(
  { problem, operations }: Report,
  { strict = false }: { readonly strict?: boolean } = {},
): 0 | 1 | 2 {
  if (problem !== undefined) return 2;
  const isWrong = (one: OperationReport) => isLossy(one) || (strict && one.places.length > 0);
  return operations.some(isWrong) ? 1 : 0;
}
