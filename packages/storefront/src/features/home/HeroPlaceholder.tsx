import { Skeleton, VisuallyHidden } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import * as styles from './HeroPlaceholder.css.ts';

/** Keeps the slider's place while it is on its way, so that nothing below it moves. */
export function HeroPlaceholder() {
  const { t } = useTranslation();
  return (
    <div className={styles.place}>
      <VisuallyHidden live="polite">{t('loading')}</VisuallyHidden>
      <div className={styles.words}>
        <Skeleton width="half" />
        <Skeleton width="most" />
        <Skeleton shape="control" width="little" />
      </div>
    </div>
  );
}
