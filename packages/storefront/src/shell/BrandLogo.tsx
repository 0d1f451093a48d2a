import { usePage } from '../app/page/Storefront.tsx';
import { useBrand } from '../brand/brand-context.tsx';
import * as styles from './BrandLogo.css.ts';

export function BrandLogo() {
  const brand = useBrand();
  const { locale } = usePage().facts;
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={brand.logoPath} fill="currentcolor" />
      </svg>
      <span className={styles.name}>{brand.name[locale]}</span>
    </span>
  );
}
