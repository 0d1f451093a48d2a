import type { KidsAge } from '@parde/domain';
import { usePage } from '../../app/page/Storefront.tsx';

/** Outside kids mode, the pages that use this hook redirect before they are rendered. */
export function useKidsAge(): KidsAge {
  const { kids } = usePage().facts;
  if (kids === undefined) throw new Error('A page for children is drawn outside kids mode.');
  return kids;
}
