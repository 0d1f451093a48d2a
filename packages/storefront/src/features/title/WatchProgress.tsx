import { Text } from '@parde/ui';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { ProgressBar } from '../../titles/ProgressBar.tsx';
import { type WatchPlace, watchedFraction } from '../../titles/watch-place.ts';
import * as styles from './TitleActions.css.ts';

export function WatchProgress({ place }: { place: WatchPlace }) {
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
