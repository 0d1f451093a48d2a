import { Button, ErrorState } from '@parde/ui';
import { failureText } from '../errors/failure-reason.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { trackLoading } from '../loading-bar-store.ts';
import { usePage } from '../page/Storefront.tsx';

interface LoadFailedProps {
  title: string;
  error: unknown;
  onRetry: () => Promise<unknown>;
}

/** In place of a list that failed to load. */
export function LoadFailed({ title, error, onRetry }: LoadFailedProps) {
  const { t } = useTranslation();
  return (
    <ErrorState
      live
      title={title}
      text={failureText(usePage(), error)}
      actions={
        <Button variant="primary" onClick={() => void trackLoading(onRetry())}>
          {t('tryAgain')}
        </Button>
      }
    />
  );
}
