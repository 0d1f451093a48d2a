import { Button, Container, Notice } from '@parde/ui';
import { useTranslation } from 'react-i18next';

/** One part of the page did not come. It fails alone, and can be asked for again. */
export function SectionFailed({ onRetry }: { onRetry: () => unknown }) {
  const { t } = useTranslation(['home', 'shell']);
  return (
    <Container>
      <Notice
        tone="danger"
        live="polite"
        action={
          <Button size="sm" onClick={() => onRetry()}>
            {t('shell:tryAgain')}
          </Button>
        }
      >
        {t('sectionFailed')}
      </Notice>
    </Container>
  );
}
