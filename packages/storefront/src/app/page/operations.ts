import type { ContentType, OperationId } from '@parde/api-client';
import { isContentType } from '../../content-id.ts';
import { contentPage, kidsHome, type PageId } from '../../paths.ts';
import { type RouteRow, routeRow } from '../../route-table.ts';
import type { PageFacts } from './page.ts';

export interface Known {
  readonly facts: Pick<PageFacts, 'rules' | 'kids' | 'missing'>;
}

/** True if the brand's server has this operation. Pages do not call missing operations, and nothing links to them. */
export function hasOperation(
  { facts }: { readonly facts: Pick<PageFacts, 'operations'> },
  operation: OperationId,
): boolean {
  return facts.operations === undefined || facts.operations.includes(operation);
}

/** True if the operation is composed of others, so that facts which those do not contain are unknown. */
export function isDerived(
  { facts }: { readonly facts: Pick<PageFacts, 'derived'> },
  operation: OperationId,
): boolean {
  return facts.derived?.includes(operation) === true;
}

/** True if the server can filter a search. A derived search filters by the filtered top list. */
export function hasSearchFilters({
  facts,
}: {
  readonly facts: Pick<PageFacts, 'operations' | 'derived'>;
}): boolean {
  return !isDerived({ facts }, 'search') || hasOperation({ facts }, 'getTop');
}

/** True if the row's page exists on this host and the server has its operations. */
export function isThere(
  { facts }: Known,
  { id, path, shownBy }: Pick<RouteRow, 'id' | 'path' | 'shownBy'>,
): boolean {
  const { rules, kids, missing } = facts;
  if (shownBy && !rules[shownBy]) return false;
  // A device that is already in kids mode stays in it until an adult ends it.
  if (path === kidsHome && kids !== undefined) return true;
  return missing?.some((page) => page === id) !== true;
}

/** True if the page exists. Links check this first. */
export function hasPage(page: Known, id: PageId): boolean {
  return isThere(page, routeRow(id));
}

/** True if contents of this type have a page. */
export function hasContentPage(page: Known, type: ContentType): boolean {
  return isContentType(type) && hasPage(page, contentPage(type));
}
