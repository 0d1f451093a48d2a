import type { LiveChannel } from '@parde/api-client';
import { liveQuery } from '@parde/api-client/query';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNow } from '../../app/hooks/use-now.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { untilChange } from './guide-days.ts';

/** A channel, which is asked for again when what is on is over. */
export function useLive(id: string): LiveChannel {
  const { api } = usePage();
  const now = useNow();
  const { data } = useSuspenseQuery({
    ...liveQuery(api, { id }),
    refetchInterval: ({ state }) => state.data !== undefined && untilChange(state.data, now),
  });
  return data;
}
