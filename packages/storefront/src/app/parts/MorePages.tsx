import { Button, ErrorState, LoadMore } from '@parde/ui';
import type { ReactNode } from 'react';
import { type FocusEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { trackLoading } from '../loading-bar-store.ts';
import { usePage } from '../page/Storefront.tsx';
import { Failed, failureText } from './Failed.tsx';

interface MorePagesProps {
  /** The result of `useInfiniteQuery`. */
  query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly error: unknown;
    fetchNextPage(options: { cancelRefetch: false }): Promise<unknown>;
  };
  /** The number of loaded items. */
  count: number;
  /** The button's label, such as “More titles”. */
  label: string;
  status: string;
  /** Shown in place of the button, with a retry, if the next page failed. */
  failed?: string;
  /** The list. */
  children: ReactNode;
}

/** A list with further pages. */
export function MorePages({ query, count, label, status, failed, children }: MorePagesProps) {
  const { container, end } = useFocusOnNew(count);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error } = query;
  // The end may become visible and be clicked at the same moment. The later call must not cancel the first.
  const loadMore = () => query.fetchNextPage({ cancelRefetch: false });
  const hasFailed = isFetchNextPageError && failed !== undefined;
  return (
    <div ref={container} style={{ display: 'contents' }}>
      {children}
      {hasFailed || hasNextPage ? (
        <div {...end}>
          {hasFailed ? (
            <Failed error={error} text={failed} loading={isFetchingNextPage} onRetry={loadMore} />
          ) : (
            <LoadMore
              label={label}
              status={status}
              loading={isFetchingNextPage}
              loadsOnClickOnly={isFetchNextPageError}
              onLoad={() => void loadMore()}
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

/**
 * Moves the focus from the "more" button below a list to the first new item. Screen readers then announce the item,
 * and the focus is not lost if the button disappears with the last page.
 */
export function useFocusOnNew(count: number) {
  const container = useRef<HTMLDivElement>(null);
  const left = useRef<{ readonly button: Element; readonly count: number }>(undefined);
  useEffect(() => {
    const { button, count: before = count } = left.current ?? {};
    if (!button || count <= before) return;
    left.current = undefined;
    const isThere = button === document.activeElement;
    const hasLostFocus = !button.isConnected && document.activeElement === document.body;
    if (!isThere && !hasLostFocus) return;
    const item = container.current?.querySelector('ul')?.children[before];
    if (!(item instanceof HTMLElement)) return;
    const control = item.querySelector<HTMLElement>('a[href], button');
    if (!control) item.tabIndex = -1;
    (control ?? item).focus();
  }, [count]);
  return {
    /** The ref for the element around the list and its button. */
    container,
    /** The props for the element around the button. */
    end: {
      onFocus: ({ target }: FocusEvent) => {
        left.current = { button: target, count };
      },
    },
  };
}
