import { ShelfSkeleton, VisuallyHidden } from '@parde/ui';
import { useTranslation } from '../../app/i18n/use-translation.ts';

export function ShelfPlaceholder() {
  const { t } = useTranslation();
  return (
    <div>
      <VisuallyHidden live="polite">{t('loading')}</VisuallyHidden>
      <ShelfSkeleton item="poster" />
    </div>
  );
}
