import { decideRoute } from '@parde/domain';
import { data, type Params, redirect } from 'react-router';
import { contentId } from '../../content-id.ts';
import { notFound, type RouteRow } from '../../route-table.ts';
import { isThere } from './operations.ts';
import type { PageFacts } from './page.ts';

/** `guard` is any string, because a brand's own row may contain an unknown value. */
export type Guarded = Pick<RouteRow, 'id' | 'path' | 'withoutParam' | 'freeText' | 'shownBy'> & {
  readonly guard: string;
};

export interface Visit {
  readonly facts: Pick<PageFacts, 'signedIn' | 'rules' | 'kids' | 'missing'>;
  /** The path and the query. */
  readonly address: string;
  readonly params: Params;
}

/** Throws a redirect or an error if the viewer may not see the page. */
export function guardPage(row: Guarded, { facts, address, params }: Visit): void {
  // This check precedes the guard, so that guests are not asked to sign in for a missing page.
  if (!isThere({ facts }, row)) throw data(null, { status: 404 });
  const decision = decideRoute(row.guard, facts.signedIn, address);
  if (decision.outcome === 'fail') throw data(decision.message, { status: decision.status });
  if (decision.outcome === 'redirect') throw redirect(decision.to);

  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  const isGood = ([name, value = '']: [string, string | undefined]) =>
    row.freeText?.includes(name) === true || contentId.test(value);
  if (!given.every(isGood)) throw data(null, { status: 404 });

  if (row.withoutParam === undefined || given.length > 0) return;
  if (row.withoutParam === notFound) throw data(null, { status: 404 });
  throw redirect(row.withoutParam);
}
