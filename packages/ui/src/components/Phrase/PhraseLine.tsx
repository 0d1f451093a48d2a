import { Fragment } from 'react';
import { Phrase, type PhraseData } from './Phrase.tsx';

/** A text, or several on one line, each in its own language. */
export type PhraseLineData = PhraseData | readonly PhraseData[];

interface PhraseLineProps {
  className?: string;
  children: PhraseLineData;
}

/** «فصل ۲، قسمت ۵ · The Guest». */
export function PhraseLine({ className, children }: PhraseLineProps) {
  if (typeof children === 'string' || 'text' in children) {
    return <Phrase className={className}>{children}</Phrase>;
  }
  return (
    <span className={className}>
      {children.map((phrase, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line have their places alone
        <Fragment key={index}>
          {index > 0 ? ' · ' : null}
          <Phrase>{phrase}</Phrase>
        </Fragment>
      ))}
    </span>
  );
}
