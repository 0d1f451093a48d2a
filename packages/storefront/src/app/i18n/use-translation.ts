import type { TFunction } from 'i18next';
import { usePage } from '../page/Storefront.tsx';
import type { Namespace } from './message-files.ts';

type NamespaceOrList = Namespace | readonly [Namespace, ...Namespace[]];

/**
 * The messages of a namespace, or of a first one and others by their prefix. A document keeps its language and has its
 * messages before it renders, so nothing is to wait for or to watch.
 */
export function useTranslation(): { t: TFunction<'shell'> };
export function useTranslation<const Asked extends NamespaceOrList>(
  asked: Asked,
): { t: TFunction<Asked> };
export function useTranslation(asked: NamespaceOrList = 'shell') {
  const { i18n } = usePage();
  return { t: i18n.getFixedT(i18n.language, asked) };
}
