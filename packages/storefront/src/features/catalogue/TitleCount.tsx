import { Text } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '../../app/hooks/use-search.ts';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { useListOptions } from '../../titles/filter/use-list-options.ts';
import type { CountedPage } from '../../titles/filter/use-preview.ts';
import { cursorIn, type PagedList } from '../../titles/grid/paged-list.ts';

/** Beside a list's heading: how many pass its filter. Announced when it changes. */
export function TitleCount({
  of,
  onMedia = false,
}: {
  of: PagedList<CountedPage>;
  onMedia?: boolean;
}) {
  const { t } = useTranslation('catalogue');
  const { isLoading } = useListOptions();
  const count = useTitleCount(of);
  const words = count === undefined ? null : t('results', { count });
  return (
    <span role="status">
      <Text as="span" tone={onMedia ? 'onMediaMuted' : 'muted'} leading="ui">
        {isLoading ? t('filtering') : words}
      </Text>
    </span>
  );
}

/** Of all pages, where that is known: the end of the grid says how many have been shown so far. */
export function useTitleCount(list: PagedList<CountedPage>): number | undefined {
  const cursor = cursorIn(useSearch());
  const { data: page } = useQuery(list.page(cursor));
  // Of the whole answer, what has no page is left out.
  return cursor === null && page?.next_cursor === null ? page.items.length : page?.count;
}
