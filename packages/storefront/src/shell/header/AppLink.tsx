import { ButtonLink } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { hasPage } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { useViewer } from '../../app/session/use-viewer.ts';
import { path } from '../../paths.ts';

interface AppLinkProps {
  fullWidth?: boolean;
}

/** The link to the app. The API can hide it. */
export function AppLink({ fullWidth = false }: AppLinkProps) {
  const { t } = useTranslation();
  const page = usePage();
  const { showsApp } = useViewer();
  if (!showsApp || !hasPage(page, 'app')) return null;
  return (
    <ButtonLink
      href={path('app')}
      size={fullWidth ? 'md' : 'sm'}
      variant="ghost"
      fullWidth={fullWidth}
    >
      {t('app')}
    </ButtonLink>
  );
}
