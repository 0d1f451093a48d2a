import type { OperationId } from '@parde/api-client';
import type { PageFacts } from './page.ts';

/** Whether the brand's server has this operation. What it has not, no page asks for and nothing leads to. */
export function isOffered(
  { facts }: { readonly facts: Pick<PageFacts, 'offers'> },
  operation: OperationId,
): boolean {
  return facts.offers === undefined || facts.offers.includes(operation);
}
