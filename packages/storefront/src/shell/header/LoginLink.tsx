import { ButtonLink } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useRouteRow } from '../../app/hooks/use-route-row.ts';
import { useInsteadOfLink } from '../../app/modals/use-instead-of-link.ts';
import { useOpenModal } from '../../app/modals/use-open-modal.ts';
import { loginPath } from '../../paths.ts';
import { resolveModal } from '../modals/resolve-modal.ts';

interface LoginLinkProps {
  fullWidth?: boolean;
}

/**
 * Signs in over the page. It is a link to the page that does the same and leads back, for who has no script, wants
 * another tab, or is where no such modal is.
 */
export function LoginLink({ fullWidth = false }: LoginLinkProps) {
  const { t } = useTranslation();
  const openModal = useOpenModal();
  const insteadOfLink = useInsteadOfLink();
  const row = useRouteRow();
  // Not the query: a page that a shared cache keeps has one link for all who ask for it.
  const { pathname } = useLocation();
  const href = loginPath(pathname);
  const opens = resolveModal('login', { signedIn: false, row, opened: undefined }) === 'login';
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
