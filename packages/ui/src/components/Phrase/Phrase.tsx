import type { ComponentPropsWithoutRef, ReactNode } from 'react';

interface PhraseParts {
  readonly text: string;
  readonly lang?: string;
  readonly dir?: 'rtl' | 'ltr';
  /** The ranges of the search matches, as the arguments of `slice`, in order. */
  readonly marks?: readonly (readonly [from: number, to: number])[];
}

/** A text, with its language and direction if they differ from the page’s. */
export type PhraseData = string | PhraseParts;

export interface PhraseProps
  extends Pick<ComponentPropsWithoutRef<'bdi'>, 'id' | 'className' | 'aria-current'> {
  children: PhraseData;
}

/**
 * A text that may be in another language. It is isolated from the text around it, and read in its own language's
 * voice.
 */
export function Phrase({ children, ...element }: PhraseProps) {
  const { text, marks, ...language } = phraseParts(children);
  return (
    <bdi {...element} {...language}>
      {marks ? marked(text, marks) : text}
    </bdi>
  );
}

function marked(text: string, marks: NonNullable<PhraseParts['marks']>): ReactNode {
  let end = 0;
  return [
    ...marks.map(([from, to]) => {
      const before = text.slice(end, from);
      end = to;
      return (
        <span key={from}>
          {before}
          <mark>{text.slice(from, to)}</mark>
        </span>
      );
    }),
    text.slice(end),
  ];
}

/** For elements of another kind, and for attributes, which have only one language. */
export function phraseParts(phrase: PhraseData): PhraseParts {
  return typeof phrase === 'string' ? { text: phrase } : phrase;
}
