import type { ComponentPropsWithoutRef } from 'react';

interface PhraseParts {
  readonly text: string;
  readonly lang?: string;
  readonly dir?: 'rtl' | 'ltr';
}

/** A text, with its language and direction where they are not the page’s. */
export type PhraseData = string | PhraseParts;

export interface PhraseProps
  extends Pick<ComponentPropsWithoutRef<'bdi'>, 'id' | 'className' | 'aria-current'> {
  children: PhraseData;
}

/** A text that may be in another language: isolated from the text around it, and read out by its own voice. */
export function Phrase({ children, ...element }: PhraseProps) {
  const { text, ...language } = phraseParts(children);
  return (
    <bdi {...element} {...language}>
      {text}
    </bdi>
  );
}

/** For elements of another kind, and for attributes, which have one language. */
export function phraseParts(phrase: PhraseData): PhraseParts {
  return typeof phrase === 'string' ? { text: phrase } : phrase;
}
