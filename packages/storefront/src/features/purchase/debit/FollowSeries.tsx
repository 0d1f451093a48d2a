import { isApiError } from '@parde/api-client';
import { ask, keyOf, send } from '@parde/api-client/query';
import { Button, Notice, PlusIcon, Skeleton } from '@parde/ui';
import { useIsFetching, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../app/i18n/use-translation.ts';
import { isOffered } from '../../../app/page/offers.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { Failed } from '../../../app/parts/Failed.tsx';
import { myList } from '../../../titles/my-list/my-list-query.ts';
import { nameOf } from '../../../words/names.ts';

interface FollowSeriesProps {
  id: string;
  onFollowed: () => void;
}

/** A series that led here and is not listed. The list is of the series in the viewer's own list. */
export function FollowSeries({ id, onFollowed }: FollowSeriesProps) {
  const { t } = useTranslation('direct-debit');
  const page = usePage();
  const { api, facts } = page;
  const queryClient = useQueryClient();
  const series = useQuery(ask(api, 'getSeries', { path: { id } }));
  const settings = keyOf('getDebitSubscriptions');
  const isAskedAgain = useIsFetching({ queryKey: settings }) > 0;
  const { mutate, isPending, isSuccess, error } = useMutation({
    ...send(api, 'addToMyList'),
    onSuccess: () => {
      onFollowed();
      for (const queryKey of [settings, keyOf('listMyTitles'), keyOf('getTitleState')]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
  const isGone = isApiError(series.error) && series.error.status === 404;
  if (isGone) return <Notice tone="warning">{t('seriesGone')}</Notice>;
  if (series.error) {
    return (
      <Failed error={series.error} text={t('seriesNotLoaded')} onRetry={() => series.refetch()} />
    );
  }
  if (!series.data) return <Skeleton shape="control" />;
  const name = nameOf(series.data, facts.locale);
  if (!isOffered(page, 'addToMyList')) {
    return <Notice tone="warning">{t('notListed', { name })}</Notice>;
  }
  // Followed, and still not listed.
  if (isSuccess && !isAskedAgain)
    return <Notice tone="warning">{t('notFollowable', { name })}</Notice>;
  return (
    <>
      <Notice
        action={
          <Button
            size="sm"
            icon={<PlusIcon />}
            loading={isPending || isSuccess}
            onClick={() => mutate({ body: { list: myList, content_type: 'series', id } })}
          >
            {t('follow')}
          </Button>
        }
      >
        {t('followFirst', { name })}
      </Notice>
      {error ? <Failed live="assertive" error={error} text={t('notFollowed')} /> : null}
    </>
  );
}
