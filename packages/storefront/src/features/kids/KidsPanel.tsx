import { Container, Heading, KidsIcon, Stack, Text } from '@parde/ui';
import type { ReactNode } from 'react';
import * as styles from './KidsLock.css.ts';

interface KidsPanelProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** What an adult reads on the way into kids mode and out of it. */
export function KidsPanel({ title, text, children }: KidsPanelProps) {
  return (
    <div className={styles.place}>
      <Container width="form">
        <div className={styles.panel}>
          <Stack space="lg">
            <span className={styles.mark}>
              <KidsIcon />
            </span>
            <Stack space="sm">
              <Heading level={1} size="lg">
                {title}
              </Heading>
              <Text tone="muted">{text}</Text>
            </Stack>
            {children}
          </Stack>
        </div>
      </Container>
    </div>
  );
}
