import { Heading, Text } from '@parde/ui';
import type { ReactNode } from 'react';
import * as styles from './KidsFrame.css.ts';

interface KidsMessageProps {
  icon: ReactNode;
  title: string;
  text: string;
  level: 1 | 2;
  children?: ReactNode;
}

/** A calm message in place of pictures. */
export function KidsMessage({ icon, title, text, level, children }: KidsMessageProps) {
  return (
    <div className={styles.message} role="status">
      <span className={styles.iconBox}>{icon}</span>
      <Heading level={level} size="xl" align="center">
        {title}
      </Heading>
      <Text size="lg" align="center">
        {text}
      </Text>
      {children}
    </div>
  );
}
