import type { TitleState } from '@parde/api-client';
import { Text } from '@parde/ui';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { ProgressBar } from '../../titles/ProgressBar.tsx';
import * as styles from './TitleActions.css.ts';

export function WatchProgress({ place }: { place: TitleState['place'] | undefined }) {
  const { t } = useTranslation('title');
  const fraction = watchedFraction(place);
  if (fraction === 0) return null;
  return (
    <div className={styles.progress}>
      <ProgressBar fraction={fraction} />
      <Text as="span" size="sm" tone="onMediaMuted" leading="ui">
        {t('watched', { percent: Math.round(fraction * 100) })}
      </Text>
    </div>
  );
}

function watchedFraction(place: TitleState['place'] | undefined): number {
  if (!place || place.duration_seconds <= 0) return 0;
  return Math.min(place.position_seconds / place.duration_seconds, 1);
}
