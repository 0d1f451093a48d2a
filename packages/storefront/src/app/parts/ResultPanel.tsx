import { Heading, Stack, Text } from '@parde/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyableText } from './CopyableText.tsx';
import * as styles from './ResultPanel.css.ts';

interface ResultPanelProps {
  tone: keyof typeof styles.sign;
  icon: ReactNode;
  title: string;
  text?: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
}

/** The content of the page after the bank: the result, its facts and the next steps. */
export function ResultPanel({ tone, icon, title, text, actions, children }: ResultPanelProps) {
  return (
    <article className={styles.panel} aria-live="polite">
      <span className={styles.sign[tone]}>{icon}</span>
      <Stack space="xs" align="center">
        <Heading level={1} size="lg" align="center">
          {title}
        </Heading>
        {text === undefined ? null : (
          <Text align="center" tone="muted">
            {text}
          </Text>
        )}
      </Stack>
      {children}
      <div className={styles.actions}>{actions}</div>
    </article>
  );
}

export function ResultFacts({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <dl className={styles.facts} aria-label={label}>
      {children}
    </dl>
  );
}

export function ResultFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

export function TrackingCodeFact({ code }: { code: string }) {
  const { t } = useTranslation('callback');
  return (
    <ResultFact name={t('trackingCode')}>
      <CopyableText text={code} label={t('copy')} copied={t('copied')} notCopied={t('notCopied')} />
    </ResultFact>
  );
}
