import type { OperationId } from '@parde/api-client';
import type { Sale } from '@parde/domain';

/**
 * The storefront's handling of a difference. `read`: the storefront understands it. `filled`: it is replaced by null,
 * an empty list or the contract's default. `dropped`: a row or a field is left out. `noticed`: the server behaves
 * differently, and a viewer may notice. `failed`: the requested content is not shown. `ignored`: a remark and no difference,
 * about a field that the contract does not have, or a filter that no page offers.
 */
export type Outcome = 'read' | 'filled' | 'dropped' | 'noticed' | 'failed' | 'ignored';

/** A difference between a server and the contract. It contains no values from answers. */
export interface Deviation {
  /** A JSON pointer into the answer, with `*` for its rows, or the name of another aspect: `status`, `unknown id`. */
  readonly path: string;
  readonly problem: string;
  readonly outcome: Outcome;
  readonly times: number;
}

export type Result = 'as the contract' | 'differs' | 'cannot be read' | 'not there' | 'not asked';

/** The conformance of one operation of a server to the contract. */
export interface OperationReport {
  readonly operation: OperationId;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** `specified`: the operation is in the product's specification. */
  readonly origin: 'specified' | 'assumed';
  readonly result: Result;
  /** With a brand's `backend.ts`: the server has the operation, it is mapped, or it is composed of others. */
  readonly source?: 'server' | 'mapped' | 'derived' | undefined;
  /** Undefined if unknown: the answer does not show it, or the operation was not called. */
  readonly isThere: boolean | undefined;
  /**
   * The reason why the answer cannot be read or the operation was not called, or the part of it that was not checked.
   */
  readonly why: string | undefined;
  readonly deviations: readonly Deviation[];
}

/** Whether a storefront sells something on the server. */
export interface SaleReport {
  /** `plan` and `title` are paid once; `subscription` renews itself by direct debit. */
  readonly sale: Sale;
  /** Undefined if an operation was not called, so that it is unknown whether the server has it. */
  readonly isSold: boolean | undefined;
  /** The reasons why it is not sold, or not certain. */
  readonly why: readonly string[];
}

export interface Report {
  readonly address: string;
  /** The reason why there are no results: the server cannot be reached, or has none of the operations. */
  readonly problem: string | undefined;
  /** Empty if only some operations were checked. */
  readonly sales: readonly SaleReport[];
  /** In the contract's order. */
  readonly operations: readonly OperationReport[];
}

const lossy: readonly Outcome[] = ['dropped', 'failed'];

/** True if an answer differs from the contract, apart from remarks. */
export const differs = (deviations: readonly Deviation[]): boolean =>
  deviations.some(({ outcome }) => outcome !== 'ignored');

/** True if the storefront cannot read the answer or loses rows of it. */
export function isLossy({ result, deviations }: OperationReport): boolean {
  return result === 'cannot be read' || deviations.some(({ outcome }) => lossy.includes(outcome));
}

/**
 * Returns 0 if every operation of the server can be read completely, 1 if not (with `strict`: if any differs), and 2
 * if there is no server.
 */
export function exitCodeOf(
  { problem, operations }: Report,
  { strict = false }: { readonly strict?: boolean } = {},
): 0 | 1 | 2 {
  if (problem !== undefined) return 2;
  const isWrong = (one: OperationReport) => isLossy(one) || (strict && differs(one.deviations));
  return operations.some(isWrong) ? 1 : 0;
}
