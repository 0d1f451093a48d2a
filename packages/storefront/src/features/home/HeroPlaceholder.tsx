import { Skeleton, VisuallyHidden } from '@parde/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './HeroPlaceholder.css.ts';

/** The slider's place, so that nothing below it moves and the header that lies on it covers nothing. */
export function HeroPlace({ children }: { children: ReactNode }) {
  return (
    <div className={styles.place}>
      <div className={styles.words}>{children}</div>
    </div>
  );
}

/** Keeps the place while the slider is on its way. */
export function HeroPlaceholder() {
  const { t } = useTranslation();
  return (
    <HeroPlace>
      <VisuallyHidden live="polite">{t('loading')}</VisuallyHidden>
      <Skeleton width="half" />
      <Skeleton width="most" />
      <Skeleton shape="control" width="little" />
    </HeroPlace>
  );
}
