import { PhoneIcon } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useRouteRow } from '../../app/hooks/use-route-row.ts';
import { PhoneNumber } from '../../app/parts/ServerText.tsx';
import { useScroll } from '../scroll.ts';
import * as styles from './FooterStrip.css.ts';

interface FooterStripProps {
  phone: string | null | undefined;
  copyright: string;
}

export function FooterStrip({ phone, copyright }: FooterStripProps) {
  const { t } = useTranslation();
  const { bottomBar } = useRouteRow();
  const away = useScroll('nearEnd');
  return (
    <aside
      className={bottomBar ? `${styles.strip} ${styles.noBottomBar}` : styles.strip}
      aria-label={t('support')}
      data-away={away || undefined}
    >
      {phone ? (
        <a className={styles.phone} href={`tel:${phone}`}>
          <PhoneIcon />
          <span className={styles.hiddenLabel}>{t('support')}</span>{' '}
          <PhoneNumber>{phone}</PhoneNumber>
        </a>
      ) : null}
      <span className={styles.copyright}>{copyright}</span>
    </aside>
  );
}
