import { Button, Container, Notice } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { trackLoading } from '../../shell/loading/loading-bar-store.ts';

/** One part of the page did not come. It fails alone, and can be asked for again. */
export function SectionFailed({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const { t } = useTranslation(['home', 'shell']);
  return (
    <Container>
      <Notice
        tone="danger"
        live="polite"
        action={
          <Button size="sm" onClick={() => void trackLoading(onRetry())}>
            {t('shell:tryAgain')}
          </Button>
        }
      >
        {t('sectionFailed')}
      </Notice>
    </Container>
  );
}
