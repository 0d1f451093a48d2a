import { Phrase } from '@parde/ui';
import type { Named } from '../../words/names.ts';
import { nameOf } from '../../words/names.ts';
import { phrase } from '../../words/phrases.ts';
import { usePage } from '../page/Storefront.tsx';

/** What a server sent, in its own direction and, where it is not the page's, its own language. */
export function ServerText({ children }: { children: string }) {
  const { locale } = usePage().facts;
  return <Phrase>{phrase(children, locale)}</Phrase>;
}

/** The name of a title, a person, a list, a bank. */
export function Name({ of }: { of: Named }) {
  return <ServerText>{nameOf(of, usePage().facts.locale)}</ServerText>;
}
