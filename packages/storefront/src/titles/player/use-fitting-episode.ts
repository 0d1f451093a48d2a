import { ask } from '@parde/api-client/query';
import { isForKids } from '@parde/domain';
import { useQuery } from '@tanstack/react-query';
import { usePage } from '../../app/page/Storefront.tsx';

/** The episode that follows is fetched, because its short form has no age rating. */
export function useFittingEpisode(id: string | undefined) {
  const { api, facts } = usePage();
  const { data } = useQuery({
    ...ask(api, 'getEpisode', { path: { id: id ?? '' } }),
    enabled: id !== undefined,
  });
  const fits = facts.kids !== undefined && isForKids(data?.age_rating, facts.kids);
  return id !== undefined && fits ? data : undefined;
}
