import type { DiscoverRow } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { EmptyState } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasOperation } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { textIn } from '../../names/names.ts';
import { CardShelf, isShelfShape } from '../../titles/cards/CardShelf.tsx';
import { cardsWithPage } from '../../titles/cards/cards-with-page.ts';
import { SectionFailed } from '../../titles/shelves/LazySection.tsx';
import { ShelfPlaceholder } from '../../titles/shelves/NamedShelf.tsx';

/** The number of editors' shelves before `middle`. */
const rowsBefore = 3;

interface HomeShelvesProps {
  /** Shown after the first shelf, or alone if there are none. */
  early: ReactNode;
  /** Shown between the shelves, or alone if there are none. */
  middle: ReactNode;
}

export function HomeShelves({ early, middle }: HomeShelvesProps) {
  const { t } = useTranslation('home');
  const page = usePage();
  const { api, facts } = page;
  const enabled = hasOperation(page, 'getDiscover');
  const { data, isError, refetch } = useQuery({ ...ask(api, 'getDiscover'), enabled });
  if (!enabled) {
    return (
      <>
        {early}
        {middle}
      </>
    );
  }
  if (!data && !isError) {
    return (
      <>
        <ShelfPlaceholder />
        {early}
      </>
    );
  }
  const rows = rowsToShow(page, data ?? []);
  if (rows.length === 0) {
    return (
      <>
        {data ? (
          <EmptyState title={t('empty')} text={t('emptyMore')} />
        ) : (
          <SectionFailed onRetry={refetch} />
        )}
        {early}
        {middle}
      </>
    );
  }
  const last = Math.min(rowsBefore, rows.length) - 1;
  return rows.map(({ id, title_fa, title_en, shape, items }, index) => (
    <Fragment key={id}>
      <CardShelf
        title={textIn(facts.locale, title_fa, title_en)}
        shape={shape}
        cards={items}
        isFirst={index === 0}
      />
      {index === 0 ? early : null}
      {index === last ? middle : null}
    </Fragment>
  ));
}

/** Returns the rows of a known shape, with the cards that have a page. */
function rowsToShow(page: Page, rows: readonly DiscoverRow[]): readonly DiscoverRow[] {
  return rows
    .filter(({ shape }) => isShelfShape(shape))
    .map((row) => ({ ...row, items: [...cardsWithPage(page, row.items)] }))
    .filter(({ items }) => items.length > 0);
}
