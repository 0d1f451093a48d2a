import { type ShelfItem, ShelfSkeleton, Stack, VisuallyHidden } from '@parde/ui';
import { useTranslation } from '../../app/i18n/use-translation.ts';

export function ShelfPlaceholder({ item = 'poster' }: { item?: ShelfItem }) {
  const { t } = useTranslation();
  return (
    <Stack>
      <VisuallyHidden live="polite">{t('loading')}</VisuallyHidden>
      <ShelfSkeleton item={item} />
    </Stack>
  );
}
