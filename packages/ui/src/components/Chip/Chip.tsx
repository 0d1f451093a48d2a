'use client';

import type { MouseEvent, ReactNode } from 'react';
import type { ButtonElementProps } from '../Button/Button.tsx';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import { Phrase, type PhraseData } from '../Phrase/Phrase.tsx';
import { Phrases, type PhrasesData } from '../Phrase/Phrases.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Chip.css.ts';

export interface ChipRemove {
  /** The accessible name: «remove» and the name of the choice. */
  label: PhrasesData;
  /** The address of the same page without the choice. */
  href: string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

export interface ChipProps
  extends Pick<
    ButtonElementProps,
    'ref' | 'disabled' | 'popoverTarget' | 'aria-haspopup' | 'aria-expanded' | 'onClick'
  > {
  /** The name of the choice: a language, an order. */
  label: string;
  /** The selected value. */
  value?: PhraseData | undefined;
  /** Shown instead of the label if something is selected. */
  icon?: ReactNode;
  /** The number of selected options. */
  count?: string | undefined;
  /** Set if the choice narrows the results and can be removed. */
  remove?: ChipRemove | undefined;
}

/** A pill that opens a choice and shows the selected value. */
export function Chip({ label, value, icon, count, remove, ...button }: ChipProps) {
  return (
    <span className={styles.chip} data-chosen={remove ? '' : undefined}>
      <button {...button} type="button" className={styles.main}>
        {icon ? <span className={styles.icon}>{icon}</span> : null}
        <span className={styles.textBlock}>
          {value === undefined ? (
            <span className={icon && count !== undefined ? styles.wide : undefined}>{label}</span>
          ) : (
            <>
              {icon ? (
                <VisuallyHidden>{`${label}:`}</VisuallyHidden>
              ) : (
                <span className={remove ? styles.wide : undefined}>{`${label}:`}</span>
              )}{' '}
              <Phrase className={styles.value}>{value}</Phrase>
            </>
          )}
        </span>
        {count === undefined ? null : <span className={styles.count}>{count}</span>}
        {remove || (icon && value === undefined) ? null : (
          <span className={styles.icon}>
            <ChevronDownIcon />
          </span>
        )}
      </button>
      {remove ? (
        <Anchor
          className={styles.remove}
          href={remove.href}
          onClick={(event: MouseEvent<HTMLAnchorElement>) => {
            // The cross is removed together with the choice, so move the focus first.
            event.currentTarget.parentElement?.querySelector('button')?.focus();
            remove.onClick(event);
          }}
        >
          <VisuallyHidden>
            <Phrases>{remove.label}</Phrases>
          </VisuallyHidden>
          <CloseIcon />
        </Anchor>
      ) : null}
    </span>
  );
}
