import type { ReactNode } from 'react';
import * as choice from './choice.css.ts';

interface ChoiceLabelProps {
  /** The control's id, and the prefix of its texts' ids. */
  id: string;
  label: ReactNode;
  hint: string | undefined;
}

/** The label and the hint beside a checkbox, radio button or switch. */
export function ChoiceLabel({ id, label, hint }: ChoiceLabelProps) {
  return (
    <span className={choice.textBlock}>
      <span id={`${id}-label`}>{label}</span>
      {hint ? (
        <span className={choice.hint} id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
    </span>
  );
}

/** `aria-labelledby` refers only to the label, so that the hint is read after the state. */
export const namedByLabel = (id: string, hint: string | undefined) => ({
  'aria-labelledby': `${id}-label`,
  'aria-describedby': hint ? `${id}-hint` : undefined,
});
