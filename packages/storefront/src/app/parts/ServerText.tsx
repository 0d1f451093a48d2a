import { groupPhone, type Locale, showDigits } from '@parde/domain';
import { Phrase } from '@parde/ui';
import { type Named, nameOf } from '../../names/names.ts';
import { phrase } from '../../names/phrases.ts';
import { usePage } from '../page/Storefront.tsx';

/** A text from the server, in its own direction, and with its own language if that differs from the page's. */
export function ServerText({ children }: { children: string }) {
  const { locale } = usePage().facts;
  return <Phrase>{phrase(children, locale)}</Phrase>;
}

/** The name of a title, a person, a list or a bank. */
export function Name({ of }: { of: Named }) {
  return <ServerText>{nameOf(of, usePage().facts.locale)}</ServerText>;
}

// A number that wraps cannot be read aloud.
const noBreakSpace = '\u00a0';

export function formatPhone(phone: string, locale: Locale): string {
  return showDigits(groupPhone(phone), locale).replaceAll(' ', noBreakSpace);
}

export function PhoneNumber({ children }: { children: string }) {
  return <bdi dir="ltr">{formatPhone(children, usePage().facts.locale)}</bdi>;
}
