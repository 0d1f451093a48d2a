import { decideRoute } from '@parde/domain';
import { data, type Params, redirect } from 'react-router';
import { contentId } from '../../content-id.ts';
import { nowhere, type RouteRow } from '../../route-table.ts';

/** A brand may add rows of its own, and mistake a guard's name. */
export type Guarded = Pick<RouteRow, 'without' | 'free'> & { readonly guard: string };

export interface Visit {
  readonly signedIn: boolean;
  /** Path and query. */
  readonly address: string;
  readonly params: Params;
}

/** Lets a viewer through to a page, or throws where they go instead. */
export function guardPage(row: Guarded, { signedIn, address, params }: Visit): void {
  const decision = decideRoute(row.guard, signedIn, address);
  if (decision.outcome === 'fail') throw data(decision.message, { status: decision.status });
  if (decision.outcome === 'redirect') throw redirect(decision.to);

  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  const isGood = ([name, value = '']: [string, string | undefined]) =>
    row.free?.includes(name) === true || contentId.test(value);
  if (!given.every(isGood)) throw data(null, { status: 404 });

  if (row.without === undefined || given.length > 0) return;
  if (row.without === nowhere) throw data(null, { status: 404 });
  throw redirect(row.without);
}
