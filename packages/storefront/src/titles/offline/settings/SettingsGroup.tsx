import { Heading } from '@parde/ui';
import { type ReactNode, useId } from 'react';
import * as styles from './DeviceSettings.css.ts';

export function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <Heading level={3} size="sm" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
