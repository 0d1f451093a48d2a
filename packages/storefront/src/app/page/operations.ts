import type { ContentType, OperationId } from '@parde/api-client';
import { isContentType } from '../../content-id.ts';
import { contentPage, kidsHome, type PageId } from '../../paths.ts';
import { type RouteRow, routeRow } from '../../route-table.ts';
import type { PageFacts } from './page.ts';

interface Known {
  readonly facts: Pick<PageFacts, 'rules' | 'kids' | 'missing'>;
}

/** Whether the brand's server has this operation. What it has not, no page asks for and nothing leads to. */
export function isOffered(
  { facts }: { readonly facts: Pick<PageFacts, 'offers'> },
  operation: OperationId,
): boolean {
  return facts.offers === undefined || facts.offers.includes(operation);
}

/** Whether it is made of other operations: what those do not say, is not known. */
export function isDerived(
  { facts }: { readonly facts: Pick<PageFacts, 'derived'> },
  operation: OperationId,
): boolean {
  return facts.derived?.includes(operation) === true;
}

/** Whether the page of this row is there: on this host, and with what the server has. */
export function isThere(
  { facts }: Known,
  { id, path, shownBy }: Pick<RouteRow, 'id' | 'path' | 'shownBy'>,
): boolean {
  const { rules, kids, missing } = facts;
  if (shownBy && !rules[shownBy]) return false;
  // A device that is in kids mode already stays there until an adult ends it.
  if (path === kidsHome && kids !== undefined) return true;
  return missing?.some((page) => page === id) !== true;
}

/** Links ask this before they lead to a page. */
export function hasPage(page: Known, id: PageId): boolean {
  return isThere(page, routeRow(id));
}

/** Whether contents of this type have a page. */
export function hasContentPage(page: Known, type: ContentType): boolean {
  return isContentType(type) && hasPage(page, contentPage(type));
}
