import { formatDuration } from '@parde/domain';
import { Text } from '@parde/ui';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { ProgressBar } from '../../titles/ProgressBar.tsx';
import { minutesLeft, type WatchPlace, watchedFraction } from '../../titles/watch-place.ts';
import * as styles from './TitleActions.css.ts';

export function WatchProgress({ place }: { place: WatchPlace }) {
  const { t } = useTranslation('title');
  const { locale } = usePage().facts;
  const fraction = watchedFraction(place);
  if (!place || fraction === 0) return null;
  const left = minutesLeft(place);
  return (
    <div className={styles.progress}>
      <ProgressBar fraction={fraction} />
      <Text as="span" size="sm" tone="onMedia" weight="medium" leading="ui">
        {left > 0 ? t('left', { left: formatDuration(left, locale) }) : t('seen')}
      </Text>
    </div>
  );
}
