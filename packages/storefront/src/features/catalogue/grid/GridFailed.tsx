import { Button, Notice } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { trackLoading } from '../../../shell/loading/loading-bar-store.ts';

/** A page of a list did not come. What is there stays, and the rest can be asked for again. */
export function GridFailed({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const { t } = useTranslation(['catalogue', 'shell']);
  return (
    <Notice
      tone="danger"
      live="polite"
      action={
        <Button size="sm" onClick={() => void trackLoading(onRetry())}>
          {t('shell:tryAgain')}
        </Button>
      }
    >
      {t('gridFailed')}
    </Notice>
  );
}
