import { type ApiClient, messageToShow } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { formatTitleYears, type Locale, nameOf, phraseOf } from '@parde/domain';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Grid,
  Notice,
  PosterCard,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';

const texts = {
  fa: {
    list: 'فهرست من',
    loading: 'فهرست شما بارگذاری می‌شود…',
    notLoaded: 'فهرست شما بارگذاری نشد',
    retry: 'تلاش دوباره',
    offline: 'اینترنت قطع است',
    offlineMore: 'با وصل شدن اینترنت، فهرست شما خودبه‌خود باز می‌شود.',
    old: 'فهرست تازه نشد؛ شاید فیلم‌هایی که به‌تازگی اضافه کرده‌اید در آن نباشد.',
    empty: 'فهرست شما هنوز خالی است',
    emptyMore: 'فیلمی را که می‌خواهید بعداً ببینید، با دکمهٔ «فهرست من» این‌جا نگه دارید.',
    find: 'دیدن فیلم‌ها',
  },
  en: {
    list: 'My list',
    loading: 'Your list is loading…',
    notLoaded: 'Your list couldn’t be loaded',
    retry: 'Try again',
    offline: 'You are offline',
    offlineMore: 'Your list opens by itself when the connection returns.',
    old: 'The list couldn’t be updated. Films that you added recently may be missing.',
    empty: 'Your list is still empty',
    emptyMore: 'Use “My list” on a film’s page to watch the film later.',
    find: 'Find a film',
  },
} as const;

export function MyList({ api, locale }: { api: ApiClient; locale: Locale }) {
  const t = texts[locale];
  const { data, error, fetchStatus, isFetching, refetch } = useQuery(
    ask(api, 'listMyTitles', { path: { list: 'watchlist' } }),
  );
  const region = useRef<HTMLElement>(null);
  const retry = (
    <Button
      loading={isFetching}
      onClick={() => {
        region.current?.focus(); // the new content replaces the button
        refetch();
      }}
    >
      {t.retry}
    </Button>
  );
  const inRegion = (content: ReactNode) => (
    <section ref={region} tabIndex={-1} aria-label={t.list}>
      {content}
    </section>
  );

  if (!data) {
    if (fetchStatus === 'paused') {
      return inRegion(<ErrorState live title={t.offline} text={t.offlineMore} />);
    }
    if (error) {
      return inRegion(
        <ErrorState live title={t.notLoaded} text={messageToShow(error, locale)} actions={retry} />,
      );
    }
    return inRegion(<Loading text={t.loading} />);
  }
  if (data.items.length === 0) {
    const find = (
      <ButtonLink href="/cinema" variant="primary">
        {t.find}
      </ButtonLink>
    );
    return inRegion(<EmptyState title={t.empty} text={t.emptyMore} actions={find} />);
  }
  return inRegion(
    <Stack space="md">
      {error ? (
        <Notice tone="warning" live="polite" action={retry}>
          {t.old}
        </Notice>
      ) : null}
      <Grid item="poster" label={t.list}>
        {data.items.map((card) => (
          <PosterCard
            key={card.id}
            href={`/${card.content_type}/${card.id}`}
            title={phraseOf(nameOf(card, locale), locale)}
            picture={card.poster}
            year={formatTitleYears(card, locale)}
          />
        ))}
      </Grid>
    </Stack>,
  );
}

/** It reserves the space of the content. Screen readers get one sentence. */
function Loading({ text }: { text: string }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden live="polite">{text}</VisuallyHidden>
      <div aria-hidden="true">
        <Grid item="poster">
          {['1', '2', '3', '4'].map((place) => (
            <Skeleton key={place} shape="poster" />
          ))}
        </Grid>
      </div>
    </div>
  );
}
