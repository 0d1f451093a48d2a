import type { Breadcrumb } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { Trail } from '../../app/parts/PageTrail.tsx';

interface LiveTrailProps {
  trail: readonly Breadcrumb[];
  name: string;
  path: string;
}

/** Where a page of the channels stands in the whole. */
export function LiveTrail(props: LiveTrailProps) {
  const { t } = useTranslation('live');
  return <Trail label={t('breadcrumbs')} {...props} />;
}
