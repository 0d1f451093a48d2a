import { groupPhone, showDigits } from '@parde/domain';
import { Phrase } from '@parde/ui';
import { Fragment, type ReactNode } from 'react';
import type { Named } from '../../names/names.ts';
import { nameOf } from '../../names/names.ts';
import { nameSlot, phrase } from '../../names/phrases.ts';
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

interface SentenceProps {
  /** The result of `t(key, { name: nameSlot })`. */
  text: string;
  /** A `Name`, which may be in another language than the sentence. */
  name: ReactNode;
}

/** A sentence that contains a name in its own language. */
export function Sentence({ text, name }: SentenceProps) {
  return text.split(nameSlot).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have their places alone
    <Fragment key={index}>
      {index > 0 ? name : null}
      {part}
    </Fragment>
  ));
}

export function PhoneNumber({ children }: { children: string }) {
  const { locale } = usePage().facts;
  return <bdi dir="ltr">{showDigits(groupPhone(children), locale)}</bdi>;
}
