import { type ApiClient, messageToShow } from '@parde/api-client';
import { askPages } from '@parde/api-client/query';
import { formatNumber, formatTitleYears, type Locale, nameOf, phraseOf } from '@parde/domain';
import {
  Box,
  Button,
  ChoiceChips,
  EmptyState,
  ErrorState,
  Grid,
  LoadMore,
  PosterCard,
  Select,
  Skeleton,
  Stack,
  Text,
} from '@parde/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';

const kinds = ['all', 'movie', 'series'] as const;
const ages = ['0', '7', '12'] as const;
const orders = ['newest', 'popular', 'rating', 'name'] as const;

const texts = {
  fa: {
    kind: 'نوع',
    kinds: { all: 'همه', movie: 'فیلم', series: 'سریال' },
    age: 'ردهٔ سنی',
    ages: { '0': 'همه', '7': 'تا ۷ سال', '12': 'تا ۱۲ سال' },
    order: 'ترتیب',
    orders: { newest: 'تازه‌ترین', popular: 'پربیننده‌ترین', rating: 'بهترین', name: 'نام' },
    list: 'نتیجه‌ها',
    found: (all: string) => `${all} عنوان`,
    shown: (shown: string, all: string) => `${shown} از ${all} عنوان`,
    none: 'با این فیلترها چیزی پیدا نشد',
    noneMore: 'یکی از فیلترها را حذف کنید، یا همه را.',
    clear: 'حذف فیلترها',
    more: 'نمایش بیشتر',
    notLoaded: 'عنوان‌ها بارگذاری نشد',
    retry: 'تلاش دوباره',
  },
  en: {
    kind: 'Type',
    kinds: { all: 'All', movie: 'Films', series: 'Series' },
    age: 'Age rating',
    ages: { '0': 'All', '7': 'Up to 7', '12': 'Up to 12' },
    order: 'Sort by',
    orders: { newest: 'Newest', popular: 'Most watched', rating: 'Best rated', name: 'Name' },
    list: 'Results',
    found: (all: string) => `${all} ${all === '1' ? 'title' : 'titles'}`,
    shown: (shown: string, all: string) => `${shown} of ${all} ${all === '1' ? 'title' : 'titles'}`,
    none: 'No title matches these filters',
    noneMore: 'Remove one of the filters, or all of them.',
    clear: 'Remove filters',
    more: 'Show more',
    notLoaded: 'The titles couldn’t be loaded',
    retry: 'Try again',
  },
} as const;

/** Reads a filter from the address. An unknown value, such as an old link's, is the default. */
const read = <Value extends string>(
  search: URLSearchParams,
  name: string,
  values: readonly [Value, ...Value[]],
): Value => values.find((value) => value === search.get(name)) ?? values[0];

interface TitlesProps {
  api: ApiClient;
  locale: Locale;
  /** The query of the page's address: `useSearchParams()` of your router. */
  search: URLSearchParams;
  onSearch: (search: URLSearchParams) => void;
}

export function Titles({ api, locale, search, onSearch }: TitlesProps) {
  const t = texts[locale];
  const type = read(search, 'type', kinds);
  const age = read(search, 'age', ages);
  const sort = read(search, 'sort', orders);
  const { data, error, fetchNextPage, hasNextPage, isFetching, isPending, refetch } =
    useInfiniteQuery({
      ...askPages(api, 'listTitles', { query: { type, age: Number(age), sort } }),
      placeholderData: keepPreviousData, // the old results stay until the new ones arrive
    });
  const pages = data?.pages ?? [];
  const cards = pages.flatMap(({ items }) => items);
  const count = pages[0]?.count ?? cards.length;
  const found = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const shown = t.shown(formatNumber(cards.length, locale), formatNumber(count, locale));
  const perAge = pages[0]?.facets?.age;
  const isFailed = error !== null && cards.length === 0;
  const isEmpty = data !== undefined && cards.length === 0;

  /** A default is not in the address, so that each list has one address. */
  function choose(name: string, value: string, isDefault: boolean) {
    const changed = new URLSearchParams(search);
    if (isDefault) changed.delete(name);
    else changed.set(name, value);
    onSearch(changed);
  }

  return (
    <Stack space="lg">
      <ChoiceChips
        label={t.kind}
        choices={kinds.map((value) => ({ value, label: t.kinds[value] }))}
        value={type}
        onChange={(value) => choose('type', value, value === kinds[0])}
      />
      <ChoiceChips
        label={t.age}
        choices={ages.map((value) => ({
          value,
          label: t.ages[value],
          disabled: value !== '0' && value !== age && perAge !== undefined && !perAge?.[value],
        }))}
        value={age}
        onChange={(value) => choose('age', value, value === ages[0])}
      />
      <Box style={{ maxInlineSize: '16rem' }}>
        <Select
          label={t.order}
          options={orders.map((value) => ({ value, label: t.orders[value] }))}
          value={sort}
          onChange={({ target }) => choose('sort', target.value, target.value === orders[0])}
        />
      </Box>
      {isFailed ? (
        <ErrorState
          live
          title={t.notLoaded}
          text={messageToShow(error, locale)}
          actions={
            <Button
              onClick={() => {
                found.current?.focus(); // the new content replaces the button
                refetch();
              }}
            >
              {t.retry}
            </Button>
          }
        />
      ) : null}
      <div ref={found} role="status" tabIndex={-1}>
        {cards.length > 0 ? <Text>{t.found(formatNumber(count, locale))}</Text> : null}
        {isEmpty ? (
          <EmptyState
            title={t.none}
            text={t.noneMore}
            actions={
              <Button
                onClick={() => {
                  found.current?.focus();
                  onSearch(new URLSearchParams());
                }}
              >
                {t.clear}
              </Button>
            }
          />
        ) : null}
      </div>
      <div aria-busy={isFetching}>
        <Grid item="poster" label={t.list}>
          {cards.map((card) => (
            <PosterCard
              key={card.id}
              href={`/${card.content_type}/${card.id}`}
              title={phraseOf(nameOf(card, locale), locale)}
              picture={card.poster}
              year={formatTitleYears(card, locale)}
            />
          ))}
          {isPending ? <Skeleton shape="poster" /> : null}
        </Grid>
      </div>
      <div ref={end} tabIndex={-1}>
        {hasNextPage ? (
          <LoadMore
            label={error ? t.retry : t.more}
            loading={isFetching}
            loadsOnClickOnly // the footer stays reachable
            status={shown}
            onLoad={async () => {
              const result = await fetchNextPage();
              if (!result.hasNextPage) end.current?.focus(); // the button disappears
            }}
          />
        ) : null}
        {cards.length > 0 && !hasNextPage ? <Text align="center">{shown}</Text> : null}
      </div>
    </Stack>
  );
}
