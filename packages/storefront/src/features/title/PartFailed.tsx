import { Button, Notice } from '@parde/ui';
import { useTranslation } from 'react-i18next';

/** One part of a title's page did not come. It fails alone, and can be asked for again. */
export function PartFailed({ text, onRetry }: { text?: string; onRetry: () => void }) {
  const { t } = useTranslation(['title', 'shell']);
  return (
    <Notice
      tone="danger"
      live="polite"
      action={
        <Button size="sm" onClick={onRetry}>
          {t('shell:tryAgain')}
        </Button>
      }
    >
      {text ?? t('sectionFailed')}
    </Notice>
  );
}
