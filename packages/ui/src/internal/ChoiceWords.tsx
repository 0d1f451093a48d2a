import type { ReactNode } from 'react';
import * as choice from './choice.css.ts';

interface ChoiceWordsProps {
  /** Of the control; the ids of its words begin with it. */
  id: string;
  label: ReactNode;
  hint: string | undefined;
}

/** The words beside a box, a dot or a switch: what it is named by, and what describes it. */
export function ChoiceWords({ id, label, hint }: ChoiceWordsProps) {
  return (
    <span className={choice.words}>
      <span id={`${id}-label`}>{label}</span>
      {hint ? (
        <span className={choice.hint} id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
    </span>
  );
}

/** Names the control by its label alone, so that a screen reader says the hint after its state. */
export const namedByWords = (id: string, hint: string | undefined) => ({
  'aria-labelledby': `${id}-label`,
  'aria-describedby': hint ? `${id}-hint` : undefined,
});
