import type { ApiError, Card } from '@parde/api-client';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { usePage } from '../../app/page/Storefront.tsx';
import { findCard } from '../../titles/cards/find-card.ts';
import type { TitleRef } from '../../titles/title-base.ts';
import { markAsFailed } from './load-title.ts';

/** The card replaces the title while the title loads. */
export interface KnownTitle<Title> {
  readonly title: Title | undefined;
  readonly card: Card | undefined;
}

export function useTitle<Title, Key extends QueryKey>(
  ref: TitleRef,
  query: UseQueryOptions<Title, ApiError, Title, Key>,
): KnownTitle<Title> {
  const { queryClient } = usePage();
  const { data: title, isError } = useQuery(query);
  const [card] = useState(() => (title ? undefined : findCard(queryClient, ref)));
  const { revalidate } = useRevalidator();
  const hasFailed = isError && title === undefined;
  // The loader throws the error, so that the error boundary handles it.
  const rethrowFromLoader = useEffectEvent(() => {
    markAsFailed(query.queryKey);
    void revalidate();
  });
  useEffect(() => {
    if (hasFailed) rethrowFromLoader();
  }, [hasFailed]);
  return { title, card };
}
