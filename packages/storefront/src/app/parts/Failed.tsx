import { isApiError, serverMessage } from '@parde/api-client';
import { Button, Notice } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { failureReason } from '../errors/failure-reason.ts';
import { trackLoading } from '../loading-bar-store.ts';
import { usePage } from '../page/Storefront.tsx';

interface FailedProps {
  title?: string;
  /** Shown with the reason if the server sent no message. */
  text: string;
  error?: unknown;
  live?: 'polite' | 'assertive';
  /** The loading bar shows until the promise settles. */
  onRetry?: () => Promise<unknown> | undefined;
  /** True while the retry runs. The clicked button stays and keeps the focus until the answer. */
  loading?: boolean;
}

/** The message for a part of a page that failed to load, with a retry. */
export function Failed({
  title,
  text,
  error,
  live = 'polite',
  onRetry,
  loading = false,
}: FailedProps) {
  const { t } = useTranslation();
  const { locale } = usePage().facts;
  const message = isApiError(error) ? serverMessage(error, locale) : undefined;
  const reason = error ? ` ${t(`failure.${failureReason(error)}`)}` : '';
  const retry = () => {
    const retried = onRetry?.();
    if (retried !== undefined) void trackLoading(retried);
  };
  return (
    <Notice
      tone="danger"
      live={live}
      {...(title !== undefined && { title })}
      action={
        onRetry ? (
          <Button size="sm" loading={loading} onClick={retry}>
            {t('tryAgain')}
          </Button>
        ) : null
      }
    >
      {message ? <span dir="auto">{message}</span> : `${text}${reason}`}
    </Notice>
  );
}
