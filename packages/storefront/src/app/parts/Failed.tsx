import { isApiError, serverMessage } from '@parde/api-client';
import { Button, Notice } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { trackLoading } from '../loading-bar-store.ts';
import type { Page } from '../page/page.ts';
import { usePage } from '../page/Storefront.tsx';

/** Each reason has a sentence under `failure` in the shell's messages. Only `connection` mentions the internet. */
export type FailureReason = 'connection' | 'noAnswer' | 'unreadable' | 'refused' | 'server';

/** Returns why a request failed. An error that is not from the client is our mistake, so it counts as `server`. */
export function failureReason(error: unknown): FailureReason {
  if (!isApiError(error)) return 'server';
  switch (error.kind) {
    case 'network':
      return 'connection';
    case 'timeout':
    case 'abort':
      return 'noAnswer';
    case 'unsent':
      return 'server';
    case 'malformed':
      return 'unreadable';
    default:
      if (error.status >= 500) return 'server';
      // The contract has no success status except 200.
      return error.status < 400 ? 'unreadable' : 'refused';
  }
}

/** Returns the server's message, or otherwise the sentence for the reason. */
export function failureText({ i18n, facts }: Pick<Page, 'i18n' | 'facts'>, error: unknown): string {
  const message = isApiError(error) ? serverMessage(error, facts.locale) : undefined;
  const t = i18n.getFixedT(i18n.language, 'shell');
  return message ?? t(`failure.${failureReason(error)}`);
}

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
