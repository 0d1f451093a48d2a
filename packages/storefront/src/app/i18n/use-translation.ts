import type { TFunction } from 'i18next';
import { usePage } from '../page/Storefront.tsx';
import type { Namespace } from './message-files.ts';

type NamespaceOrList = Namespace | readonly [Namespace, ...Namespace[]];

/**
 * Returns the messages of a namespace, or of several with the other namespaces as prefixes. A document never changes
 * its language and has its messages before it renders, so the hook need not wait or subscribe.
 */
export function useTranslation(): { t: TFunction<'shell'> };
export function useTranslation<const Requested extends NamespaceOrList>(
  requested: Requested,
): { t: TFunction<Requested> };
export function useTranslation(requested: NamespaceOrList = 'shell') {
  const { i18n } = usePage();
  return { t: i18n.getFixedT(i18n.language, requested) };
}
