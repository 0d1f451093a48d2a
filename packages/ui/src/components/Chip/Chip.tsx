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
  /** What it is called: «remove» and what. */
  label: PhrasesData;
  /** The same page without the choice. */
  href: string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

export interface ChipProps
  extends Pick<
    ButtonElementProps,
    'ref' | 'disabled' | 'popoverTarget' | 'aria-haspopup' | 'aria-expanded' | 'onClick'
  > {
  /** What is chosen with it: a language, an order. */
  label: string;
  /** What is chosen. */
  value?: PhraseData | undefined;
  /** Stands for the label where something is chosen. */
  icon?: ReactNode;
  /** How many choices are behind it. */
  count?: string | undefined;
  /** The choice is one that narrows, and can be taken back. */
  remove?: ChipRemove | undefined;
}

/** A choice behind a pill, which says what is chosen. */
export function Chip({ label, value, icon, count, remove, ...button }: ChipProps) {
  return (
    <span className={styles.chip} data-chosen={remove ? '' : undefined}>
      <button {...button} type="button" className={styles.main}>
        {icon ? <span className={styles.sign}>{icon}</span> : null}
        <span className={styles.words}>
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
          <span className={styles.sign}>
            <ChevronDownIcon />
          </span>
        )}
      </button>
      {remove ? (
        <Anchor
          className={styles.remove}
          href={remove.href}
          onClick={(event: MouseEvent<HTMLAnchorElement>) => {
            // It goes away with the choice. The focus must not.
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
