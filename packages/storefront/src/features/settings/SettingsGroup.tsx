import { Heading } from '@parde/ui';
import { type ReactNode, useId } from 'react';
import { Note } from '../../app/parts/Note.tsx';
import * as styles from './Settings.css.ts';

interface SettingsGroupProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

export function SettingsGroup({ title, hint, children }: SettingsGroupProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div>
        <Heading level={2} size="md" id={id}>
          {title}
        </Heading>
        {hint === undefined ? null : <Note>{hint}</Note>}
      </div>
      {children}
    </section>
  );
}
