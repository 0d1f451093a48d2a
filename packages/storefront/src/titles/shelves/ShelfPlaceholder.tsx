import { Container, Grid, Skeleton, Stack, VisuallyHidden } from '@parde/ui';
import { useTranslation } from 'react-i18next';

const placeholders = ['a', 'b', 'c', 'd', 'e', 'f'];

export function ShelfPlaceholder() {
  const { t } = useTranslation();
  return (
    <Container>
      <Stack>
        <VisuallyHidden live="polite">{t('loading')}</VisuallyHidden>
        <Skeleton width="little" />
        <Grid item="poster">
          {placeholders.map((place) => (
            <Skeleton key={place} shape="poster" />
          ))}
        </Grid>
      </Stack>
    </Container>
  );
}
