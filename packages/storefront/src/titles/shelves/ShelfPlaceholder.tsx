import { ShelfSkeleton, VisuallyHidden } from '@parde/ui';
import { useTranslation } from 'react-i18next';

export function ShelfPlaceholder() {
  const { t } = useTranslation();
  return (
    <div>
      <VisuallyHidden live="polite">{t('loading')}</VisuallyHidden>
      <ShelfSkeleton item="poster" />
    </div>
  );
}
