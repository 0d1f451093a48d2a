import { langOf } from '../../words/lang-of.ts';
import { usePage } from '../page/Storefront.tsx';

/** A name or sentence of the API, in its own direction and, where it is not the page's, its own language. */
export function ServerText({ children }: { children: string }) {
  const { locale } = usePage().facts;
  return <bdi lang={langOf(children, locale)}>{children}</bdi>;
}
