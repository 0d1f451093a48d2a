import { ask } from '@parde/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasOperation } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { LazySection } from '../../titles/shelves/LazySection.tsx';

const loadWatching = () => import('./ContinueWatching.tsx').then((each) => each.ContinueWatching);

/**
 * The first section if the viewer has started titles. If that is not known in time, the section is lower on the page,
 * where it moves nothing when it loads.
 */
export function useWatching() {
  const page = usePage();
  const enabled = page.facts.signedIn && hasOperation(page, 'listWatching');
  const { data } = useQuery({ ...ask(page.api, 'listWatching'), enabled });
  const [isFirst] = useState(data !== undefined && data.items.length > 0);
  const isEmpty = data?.items.length === 0;
  const item = (data?.items.length ?? 0) <= 3 ? 'few' : 'wide';
  return {
    isFirst,
    shelf: enabled && !isEmpty ? <LazySection load={loadWatching} item={item} /> : null,
  };
}
