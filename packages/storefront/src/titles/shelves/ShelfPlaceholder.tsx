import { ShelfSkeleton, Stack, VisuallyHidden } from '@parde/ui';
import { useTranslation } from '../../app/i18n/use-translation.ts';

export function ShelfPlaceholder() {
  const { t } = useTranslation();
  return (
    <Stack>
      <VisuallyHidden live="polite">{t('loading')}</VisuallyHidden>
      <ShelfSkeleton item="poster" />
    </Stack>
  );
}
