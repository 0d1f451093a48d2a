import { ChevronForwardIcon } from '@parde/ui';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../components/controls.css.ts';
import * as styles from './panel.css.ts';

interface RowProps {
  icon: ReactNode;
  label: string;
  /** The current value. */
  value?: string | undefined;
  /** True if the row opens another page, which the arrow indicates. */
  opensPage?: boolean;
  onClick: () => void;
}

/** A row that opens a page, or acts immediately. */
export function Row({ icon, label, value, opensPage = true, onClick }: RowProps) {
  return (
    <button type="button" className={styles.row} onClick={onClick}>
      <span className={styles.rowIcon}>{icon}</span>
      <span className={styles.rowText}>{label}</span>
      <span className={styles.rowValue}>
        {value ? (
          <>
            <span className={visuallyHidden}>: </span>
            <bdi>{value}</bdi>
          </>
        ) : null}
        {opensPage ? <ChevronForwardIcon /> : null}
      </span>
    </button>
  );
}
