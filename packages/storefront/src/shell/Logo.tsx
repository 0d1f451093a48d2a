import { usePage } from '../app/page/Storefront.tsx';
import * as styles from './Logo.css.ts';

/** The logo of a brand. Styles from the server show a brand's picture over it (server/documents/brand-styles.server.ts). */
export function Logo({ mark, name }: { readonly mark: string; readonly name: string }) {
  return (
    <span className={styles.logo} data-logo="">
      <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={mark} fill="currentcolor" />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
}

export function BrandLogo() {
  const { brand, facts } = usePage();
  return <Logo mark={brand.logo.mark} name={brand.name[facts.locale]} />;
}
