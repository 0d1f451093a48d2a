import { Fragment, type ReactNode } from 'react';

/** Stands in a message where the name will be. */
export const nameSlot = '\u{FFFC}';

interface SentenceProps {
  /** `t(key, { name: nameSlot })`. */
  text: string;
  /** A `Name`, which may be in another language than the sentence. */
  name: ReactNode;
}

/** A sentence of the page around a name that keeps its own language. */
export function Sentence({ text, name }: SentenceProps) {
  return text.split(nameSlot).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have their places alone
    <Fragment key={index}>
      {index > 0 ? name : null}
      {part}
    </Fragment>
  ));
}
