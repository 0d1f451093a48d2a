import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { useUserCheck } from '../../app/session/use-viewer.ts';
import { useFooterDetails } from './footer-details.ts';
import * as styles from './TrustBadges.css.ts';
import { trustBadges } from './trust-badges.ts';

/**
 * The trust badges. Their issuers check the referrer and host the pictures. If the CSP blocks a picture, the badge
 * shows its name.
 */
export function TrustBadges() {
  const { t } = useTranslation();
  const { imageOrigins } = usePage().facts;
  const { badges } = useFooterDetails();
  const all = trustBadges(badges, useUserCheck());
  if (all.length === 0) return null;
  return (
    <ul className={styles.badges} aria-label={t('trustBadges')}>
      {all.map(({ name, href, picture }) => {
        const hasPicture = imageOrigins.includes(new URL(picture).origin);
        return (
          <li key={name}>
            <a
              className={hasPicture ? `${styles.badge} ${styles.withPicture}` : styles.badge}
              href={href}
              target="_blank"
              rel="noopener"
              referrerPolicy="origin"
            >
              {hasPicture ? (
                <img
                  className={styles.picture}
                  src={picture}
                  alt={t(name)}
                  width={72}
                  height={72}
                  loading="lazy"
                  decoding="async"
                  referrerPolicy="origin"
                />
              ) : (
                t(name)
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
