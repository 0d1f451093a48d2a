import type { ReactNode } from 'react';
import { ControlWords } from '../../internal/ControlContent.tsx';
import type { PhrasesData } from '../Phrase/Phrases.tsx';
import * as styles from './Button.css.ts';

export interface ButtonContentProps {
  /** Before the words. */
  icon?: ReactNode;
  /** After the words. */
  iconEnd?: ReactNode;
  /** What it is called, where its words do not say enough: a whole sentence, which contains them. */
  label?: PhrasesData | undefined;
  children: ReactNode;
}

export function ButtonContent({ icon, iconEnd, label, children }: ButtonContentProps) {
  return (
    <ControlWords label={label}>
      {icon ? <span className={styles.iconSlot}>{icon}</span> : null}
      <span className={styles.label}>{children}</span>
      {iconEnd ? <span className={styles.iconSlot}>{iconEnd}</span> : null}
    </ControlWords>
  );
}
