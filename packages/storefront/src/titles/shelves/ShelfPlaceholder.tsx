import { type ShelfItem, ShelfSkeleton, Stack, VisuallyHidden } from '@parde/ui';
import { useTranslation } from 'react-i18next';

export function ShelfPlaceholder({ item = 'poster' }: { item?: ShelfItem }) {
  const { t } = useTranslation();
  return (
    <Stack>
      <VisuallyHidden live="polite">{t('loading')}</VisuallyHidden>
      <ShelfSkeleton item={item} />
    </Stack>
  );
}
