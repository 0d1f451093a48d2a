import { ButtonLink } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useRouteRow } from '../../app/hooks/use-route-row.ts';
import { useInsteadOfLink } from '../../app/modals/use-instead-of-link.ts';
import { useOpenModal } from '../../app/modals/use-modal.ts';
import { hasPage } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { loginPath } from '../../paths.ts';
import { resolveModal } from '../modals/resolve-modal.ts';

interface LoginLinkProps {
  fullWidth?: boolean;
}

/**
 * A link that opens the sign-in modal. The link's page is used without script, in a new tab, or on a page without the
 * modal.
 */
export function LoginLink({ fullWidth = false }: LoginLinkProps) {
  const { t } = useTranslation();
  const openModal = useOpenModal();
  const insteadOfLink = useInsteadOfLink();
  const page = usePage();
  const row = useRouteRow();
  // The address has no query, because a cached page has the same link for all viewers.
  const { pathname } = useLocation();
  const href = loginPath(pathname);
  const opens = resolveModal('login', { signedIn: false, row, opened: undefined }) === 'login';
  if (!hasPage(page, 'login')) return null;
  return (
    <ButtonLink
      href={href}
      size={fullWidth ? 'md' : 'sm'}
      variant="primary"
      fullWidth={fullWidth}
      {...(opens && { onClick: insteadOfLink(href, () => openModal('login', {})) })}
    >
      {t('signIn')}
    </ButtonLink>
  );
}
