import { Text } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearch } from '../../app/hooks/use-search.ts';
import { type CountedPage, useListOptions } from '../../titles/filter/use-list-options.ts';
import { cursorIn, type PagedList } from '../../titles/grid/paged-list.ts';

/** Shows the number of titles that match the filter, beside a list's heading. Announced when it changes. */
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
  const messages = count === undefined ? null : t('results', { count });
  return (
    <span role="status">
      <Text as="span" tone={onMedia ? 'onMediaMuted' : 'muted'} leading="ui">
        {isLoading ? t('filtering') : messages}
      </Text>
    </span>
  );
}

/** The number of titles on all pages, if known. The end of the grid shows the number so far. */
export function useTitleCount(list: PagedList<CountedPage>): number | undefined {
  const cursor = cursorIn(useSearch());
  const { data: page } = useQuery(list.page(cursor));
  // If the answer is complete, its items are counted, because cards without a page are left out.
  return cursor === null && page?.next_cursor === null ? page.items.length : page?.count;
}
