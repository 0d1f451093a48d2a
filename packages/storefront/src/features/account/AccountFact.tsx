import { isApiError, serverMessage } from '@parde/api-client';
import { Button, Skeleton, VisuallyHidden } from '@parde/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { trackLoading } from '../../app/loading-bar-store.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import * as styles from './AccountFact.css.ts';

export type AccountQuery<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'error' | 'isFetching' | 'errorUpdateCount' | 'refetch'
>;

interface AccountFactProps<Data> {
  query: AccountQuery<Data>;
  /** The name of the fact, which the retry button contains, too. */
  name: string;
  children: (data: Data) => ReactNode;
}

/** Loads or fails independently. The lines have the same height in each state. */
export function AccountFact<Data>({ query, name, children }: AccountFactProps<Data>) {
  const { t } = useTranslation(['account', 'shell']);
  const { locale } = usePage().facts;
  const { data, error, isFetching, errorUpdateCount, refetch } = query;
  if (data !== undefined) return children(data);
  if (errorUpdateCount === 0) {
    return (
      <span className={styles.value}>
        <VisuallyHidden>{t('shell:loading')}</VisuallyHidden>
        <Skeleton width="half" />
      </span>
    );
  }
  const message = isApiError(error) ? serverMessage(error, locale) : undefined;
  return (
    <span className={styles.failed}>
      <span role="status">
        <ServerText>{message ?? t('notLoaded')}</ServerText>
      </span>
      <Button
        size="sm"
        variant="ghost"
        loading={isFetching}
        label={t('tryAgainOf', { name })}
        onClick={() => void trackLoading(refetch())}
      >
        {t('shell:tryAgain')}
      </Button>
    </span>
  );
}
