import { ButtonLink, type GridItem, LoadMore, LongGrid, VisuallyHidden } from '@parde/ui';
import { hashKey } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { Failed } from '../../app/parts/Failed.tsx';
import * as styles from './PagedGrid.css.ts';
import { type ListPage, type PagedList, searchWithCursor } from './paged-list.ts';
import { usePages } from './use-pages.ts';

interface PagedGridProps<Item> {
  list: PagedList<ListPage<Item>>;
  item: GridItem;
  /** The accessible name of the list. */
  label: string;
  total?: number | undefined;
  renderItem: (item: Item, index: number) => ReactNode;
  /** Shown for an item that has not loaded. */
  placeholder: ReactNode;
  empty: ReactNode;
}

/** An endless list that restores its position after reload and back. Without script it has links between pages. */
export function PagedGrid<Item>(props: PagedGridProps<Item>) {
  return <Pages key={hashKey(props.list.key)} {...props} />;
}

function Pages<Item>(props: PagedGridProps<Item>) {
  const { list, item, label, total, renderItem, placeholder, empty } = props;
  const { t } = useTranslation(['catalogue', 'shell']);
  const hrefOfPage = useLinkToPage();
  const pages = usePages(list);
  const { count, loaded, next, failed } = pages;
  const gridRef = useRef<HTMLDivElement>(null);
  const focusProps = useFocusFirstNewItem(gridRef, loaded);

  if (pages.isEmpty) return empty;
  const fromStart = pages.isStart ? null : (
    <div className={styles.more}>
      <ButtonLink href={hrefOfPage(null)}>{t('fromStart')}</ButtonLink>
    </div>
  );
  if (failed && loaded === 0) {
    return (
      <div className={styles.grid}>
        <Failed text={t('gridFailed')} onRetry={pages.retry} />
        {fromStart}
      </div>
    );
  }
  return (
    <div
      ref={gridRef}
      className={styles.grid}
      data-coming={next !== null && !pages.hasFailed ? '' : undefined}
    >
      {fromStart}
      {loaded === 0 ? <VisuallyHidden live="polite">{t('shell:loading')}</VisuallyHidden> : null}
      <LongGrid
        item={item}
        label={label}
        count={count}
        total={next === null ? count : total}
        first={{ start: 0, end: loaded || count }}
        place={pages.place}
        onWindow={pages.onWindow}
        onRest={pages.onRest}
        renderItem={(index) => {
          const found = pages.itemAt(index);
          return found === undefined ? placeholder : renderItem(found, index);
        }}
      />
      {failed ? (
        <div className={styles.failed}>
          <Failed text={t('gridFailed')} onRetry={pages.retry} />
        </div>
      ) : (
        <div {...focusProps}>
          <EndOfGrid pages={pages} total={total} href={hrefOfPage(next ?? null)} />
        </div>
      )}
    </div>
  );
}

interface EndOfGridProps {
  pages: Pick<
    ReturnType<typeof usePages>,
    'count' | 'loaded' | 'next' | 'isLoadingMore' | 'loadMore'
  >;
  total: number | undefined;
  /** Without script. */
  href: string;
}

/** Loads the next page when it shows, which the focus makes it do. */
function EndOfGrid({ pages, total, href }: EndOfGridProps) {
  const { t } = useTranslation('catalogue');
  const hydrated = useHydrated();
  const { count, loaded, next, isLoadingMore, loadMore } = pages;
  if (loaded === 0 || next === null) return null;
  if (!hydrated) {
    return (
      <div className={styles.more}>
        <ButtonLink href={href}>{t('more')}</ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.moreOnFocus} style={{ insetBlockStart: `${(100 * loaded) / count}%` }}>
      <LoadMore
        label={t('more')}
        status={
          total === undefined
            ? t('shown', { count: loaded })
            : t('shownOf', { count: loaded, total })
        }
        loading={isLoadingMore}
        onLoad={loadMore}
      />
    </div>
  );
}

function useLinkToPage(): (cursor: string | null) => string {
  const { pathname, search } = useLocation();
  return (cursor) => pathname + searchWithCursor(new URLSearchParams(search), cursor);
}

/** If the focus is on “more”, it moves to the first new item, because the button has moved down. */
function useFocusFirstNewItem(gridRef: RefObject<HTMLElement | null>, loaded: number) {
  const isWaiting = useRef(false);
  const before = useRef(loaded);
  useEffect(() => {
    const first = before.current;
    before.current = loaded;
    if (!isWaiting.current || first === 0 || loaded <= first) return;
    isWaiting.current = false;
    gridRef.current?.querySelector<HTMLElement>(`[data-index="${first}"] a`)?.focus();
  }, [gridRef, loaded]);
  return {
    onFocus: () => {
      isWaiting.current = true;
    },
    onBlur: () => {
      isWaiting.current = false;
    },
  };
}
