import { Container, Stack } from '@parde/ui';
import type { ReactNode } from 'react';
import * as styles from './PanelPage.css.ts';

interface PanelPageProps {
  /** An icon or a logo, above the heading. */
  mark: ReactNode;
  children: ReactNode;
}

/** A page with a single short form in the middle of the window. */
export function PanelPage({ mark, children }: PanelPageProps) {
  return (
    <div className={styles.layout}>
      <Container width="form">
        <div className={styles.panel}>
          <Stack space="lg">
            <span className={styles.mark}>{mark}</span>
            {children}
          </Stack>
        </div>
      </Container>
    </div>
  );
}
