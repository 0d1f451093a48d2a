import type { Locale } from '@parde/domain';
import type { Brand } from '../brand/define-brand.ts';
import * as styles from './Logo.css.ts';

export function Logo({ brand, locale }: { brand: Brand; locale: Locale }) {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={brand.logoPath} fill="currentcolor" />
      </svg>
      <span className={styles.name}>{brand.name[locale]}</span>
    </span>
  );
}
