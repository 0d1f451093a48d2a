import { Container, Heading, Stack } from '@parde/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ServerText } from '../../app/parts/ServerText.tsx';
import * as styles from './FactList.css.ts';
import { factColumns } from './fact-columns.ts';

export interface Fact {
  readonly name: string;
  /** Facts without a value are left out. */
  readonly value: ReactNode;
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  const { t } = useTranslation('title');
  const known = facts.filter(({ value }) => value !== '' && value !== undefined && value !== null);
  if (known.length === 0) return null;
  return (
    <Container as="section">
      <Stack>
        <Heading level={2} size="md">
          {t('facts')}
        </Heading>
        <dl className={`${styles.facts} ${styles.columns[factColumns(known.length)]}`}>
          {known.map(({ name, value }) => (
            <div key={name} className={styles.fact}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value}>
                {typeof value === 'string' ? <ServerText>{value}</ServerText> : value}
              </dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Container>
  );
}
