import type { Breadcrumb } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { Trail } from '../../app/parts/PageTrail.tsx';

interface LiveBreadcrumbProps {
  trail: readonly Breadcrumb[];
  name: string;
  path: string;
}

export function LiveBreadcrumb(props: LiveBreadcrumbProps) {
  const { t } = useTranslation('live');
  return <Trail label={t('breadcrumbs')} {...props} />;
}
