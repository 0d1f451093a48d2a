import { Button, Heading, Text } from '@parde/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { trackLoading } from '../../app/loading-bar-store.ts';
import * as styles from './KidsFrame.css.ts';
import { type CharacterName, KidsCharacter } from './mascots/KidsCharacter.tsx';

interface KidsMessageProps {
  character: CharacterName;
  title: string;
  text: string;
  level: 1 | 2;
  children?: ReactNode;
}

/** A calm message in place of pictures, from a mascot. */
export function KidsMessage({ character, title, text, level, children }: KidsMessageProps) {
  return (
    <div className={styles.message} role="status">
      <KidsCharacter name={character} className={styles.messageCharacter} />
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

/** Shown if nothing of the title is for this child, or open to the signed-in viewer. */
export function KidsNothing() {
  const { t } = useTranslation('kids-area');
  return <KidsMessage character="elephant" level={2} title={t('nothing')} text={t('askGrownUp')} />;
}

/** Shown when the day's minutes are over. */
export function KidsEnough({ level }: { level: 1 | 2 }) {
  const { t } = useTranslation('kids-area');
  return <KidsMessage level={level} character="owl" title={t('enough')} text={t('enoughMore')} />;
}

export function KidsFailed({ level, onRetry }: { level: 1 | 2; onRetry: () => Promise<unknown> }) {
  const { t } = useTranslation(['kids-area', 'shell']);
  return (
    <KidsMessage character="cat" level={level} title={t('failed')} text={t('failedMore')}>
      <Button variant="primary" size="lg" onClick={() => void trackLoading(onRetry())}>
        {t('shell:tryAgain')}
      </Button>
    </KidsMessage>
  );
}
