import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import { InfoIcon } from '../icons/InfoIcon.tsx';
import { WarningIcon } from '../icons/WarningIcon.tsx';
import * as styles from './Notice.css.ts';

export const noticeTones = ['info', 'success', 'warning', 'danger'] as const;
export type NoticeTone = (typeof noticeTones)[number];

const icons = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, danger: WarningIcon };

const roles = { off: undefined, polite: 'status', assertive: 'alert' } as const;

export interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  /** `polite` or `assertive` for a notice that appears while the viewer is on the page. */
  live?: 'off' | 'polite' | 'assertive';
  action?: ReactNode;
  children: ReactNode;
}

/** A message within the page. */
export function Notice({ tone = 'info', title, live = 'off', action, children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={classes(styles.notice, styles.tones[tone])} role={roles[live]}>
      <span className={styles.icons[tone]}>
        <Icon />
      </span>
      <div className={styles.body}>
        {title ? <strong className={styles.title}>{title}</strong> : null}
        <div>{children}</div>
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </div>
  );
}
