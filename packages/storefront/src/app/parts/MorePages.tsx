import { Button, ErrorState, LoadMore } from '@parde/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../errors/failure-reason.ts';
import { useFocusOnNew } from '../hooks/use-focus-on-new.ts';
import { trackLoading } from '../loading-bar-store.ts';
import { usePage } from '../page/Storefront.tsx';

interface MorePagesProps {
  /** The result of `useInfiniteQuery`. */
  query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    fetchNextPage(options: { cancelRefetch: false }): Promise<unknown>;
  };
  /** The number of loaded items. */
  count: number;
  /** The button's label, such as “More titles”. */
  label: string;
  status: string;
  /** Replaces the button if the next page failed. */
  failed?: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** A list with further pages. */
export function MorePages({ query, count, label, status, failed, children }: MorePagesProps) {
  const { container, end } = useFocusOnNew(count);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const hasFailed = isFetchNextPageError && failed !== undefined;
  return (
    <div ref={container} style={{ display: 'contents' }}>
      {children}
      {hasFailed || hasNextPage ? (
        <div {...end}>
          {hasFailed ? (
            failed
          ) : (
            <LoadMore
              label={label}
              status={status}
              loading={isFetchingNextPage}
              loadsOnClickOnly={isFetchNextPageError}
              // The end may become visible and be clicked at the same moment. The later call must not cancel the first.
              onLoad={() => void query.fetchNextPage({ cancelRefetch: false })}
            />
          )}
        </div>
      ) : null}
    </div>
  );
}

interface LoadFailedProps {
  title: string;
  error: unknown;
  onRetry: () => Promise<unknown>;
}

/** Replaces a list that failed to load. */
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
