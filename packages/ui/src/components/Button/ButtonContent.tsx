import type { ReactNode } from 'react';
import { ControlContent } from '../../internal/ControlContent.tsx';
import type { PhrasesData } from '../Phrase/Phrases.tsx';
import * as styles from './Button.css.ts';

export interface ButtonContentProps {
  /** The icon before the text. */
  icon?: ReactNode;
  /** The icon after the text. */
  iconEnd?: ReactNode;
  /** The accessible name, if the text is not enough: a complete sentence that contains the text. */
  label?: PhrasesData | undefined;
  children: ReactNode;
}

export function ButtonContent({ icon, iconEnd, label, children }: ButtonContentProps) {
  return (
    <ControlContent label={label}>
      {icon ? <span className={styles.iconSlot}>{icon}</span> : null}
      <span className={styles.label}>{children}</span>
      {iconEnd ? <span className={styles.iconSlot}>{iconEnd}</span> : null}
    </ControlContent>
  );
}
