import { formatMobile, showDigits } from '@parde/domain';
import { ButtonLink } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { insteadOfPage, useModal } from '../../app/modals/use-modal.ts';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { useSubscriptionSentence, useViewer } from '../../app/session/use-viewer.ts';
import { useSiteLinks } from '../site-links.ts';
import * as styles from './HeaderMenus.css.ts';

interface AccountLinkProps {
  fullWidth?: boolean;
}

export function AppLink({ fullWidth = false }: AccountLinkProps) {
  const { app } = useSiteLinks();
  if (!app) return null;
  return (
    <ButtonLink
      href={app.href}
      size={fullWidth ? 'md' : 'sm'}
      variant="ghost"
      fullWidth={fullWidth}
    >
      {app.label}
    </ButtonLink>
  );
}

/**
 * A link that opens the sign-in modal. The link's page is used without script, in a new tab, or on a page without the
 * modal.
 */
export function LoginLink({ fullWidth = false }: AccountLinkProps) {
  const { t } = useTranslation();
  const openLogin = useModal('login');
  // The address has no query, because a cached page has the same link for all viewers.
  const { pathname } = useLocation();
  const href = useExistingPages().loginPath(pathname);
  if (href === undefined) return null;
  return (
    <ButtonLink
      href={href}
      size={fullWidth ? 'md' : 'sm'}
      variant="primary"
      fullWidth={fullWidth}
      onClick={insteadOfPage(openLogin, {})}
    >
      {t('signIn')}
    </ButtonLink>
  );
}

export function SignedInUser() {
  const { locale } = usePage().facts;
  const { mobile } = useViewer();
  const sentence = useSubscriptionSentence();
  if (mobile === undefined) return null;
  return (
    <>
      <span className={styles.mobile}>
        <bdi dir="ltr">{showDigits(formatMobile(mobile), locale)}</bdi>
      </span>
      <span className={styles.days}>{sentence}</span>
    </>
  );
}
