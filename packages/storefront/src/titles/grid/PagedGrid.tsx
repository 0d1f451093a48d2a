import {
  ButtonLink,
  type GridItem,
  LoadMore,
  LongGrid,
  type PhraseData,
  VisuallyHidden,
} from '@parde/ui';
import { hashKey } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { Failed } from '../../app/parts/Failed.tsx';
import { sentence } from '../../names/phrases.ts';
import * as styles from './PagedGrid.css.ts';
import { type ListPage, type PagedList, searchWithCursor } from './paged-list.ts';
import { usePages } from './use-pages.ts';

interface PagedGridProps<Item> {
  list: PagedList<ListPage<Item>>;
  item: GridItem;
  /** The name of the list. */
  label: PhraseData;
  total?: number | undefined;
  renderItem: (item: Item, index: number) => ReactNode;
  /** Shown for an item that has not loaded. */
  placeholder: ReactNode;
  empty: ReactNode;
}

/** An endless list that restores its position after reload and back. Without JavaScript it has links between pages. */
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
  const focusProps = useFocusAtEnd(gridRef, failed, loaded);

  if (pages.isEmpty) return empty;
  const fromStart = pages.isStart ? null : (
    <div className={styles.more}>
      <ButtonLink href={hrefOfPage(null)}>{t('fromStart')}</ButtonLink>
    </div>
  );
  return (
    <div
      ref={gridRef}
      className={styles.grid}
      data-coming={next === null || failed || pages.isPaused ? undefined : ''}
    >
      {fromStart}
      {loaded === 0 && !failed ? (
        <VisuallyHidden live="polite">{t('shell:loading')}</VisuallyHidden>
      ) : null}
      {loaded === 0 && failed ? null : (
        <LongGrid
          item={item}
          // An attribute has the page's language. A label in another language is shown by the heading only.
          label={typeof label === 'string' ? label : undefined}
          count={count}
          total={next === null ? count : total}
          first={{ start: 0, end: loaded || count }}
          position={pages.position}
          onWindow={pages.onWindow}
          onScrollEnd={pages.onScrollEnd}
          renderItem={(index) => {
            const found = pages.itemAt(index);
            return found === undefined ? placeholder : renderItem(found, index);
          }}
        />
      )}
      <div className={failed ? styles.failed : undefined} {...focusProps}>
        {failed ? (
          <Failed
            // The text changes during a retry, so that a second failure is announced, too.
            text={t(pages.loading ? 'shell:loading' : 'gridFailed')}
            loading={pages.loading}
            onRetry={pages.retry}
          />
        ) : (
          <EndOfGrid name={label} pages={pages} total={total} href={hrefOfPage(next ?? null)} />
        )}
      </div>
    </div>
  );
}

interface EndOfGridProps {
  name: PhraseData;
  pages: Pick<
    ReturnType<typeof usePages>,
    'count' | 'loaded' | 'next' | 'isLoadingMore' | 'isPaused' | 'loadMore'
  >;
  total: number | undefined;
  /** Used without JavaScript. */
  href: string;
}

/** Loads the next page when the button becomes visible, which the focus causes, or when the button is clicked. */
function EndOfGrid({ name, pages, total, href }: EndOfGridProps) {
  const { t } = useTranslation('catalogue');
  const hydrated = useHydrated();
  const { count, loaded, next, isLoadingMore, isPaused, loadMore } = pages;
  const whole = sentence(name, (name) => t('moreIn', { name }));
  if (loaded === 0 || next === null) return null;
  if (!hydrated) {
    return (
      <div className={styles.more}>
        <ButtonLink href={href} label={whole}>
          {t('more')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div
      className={isPaused ? undefined : styles.moreOnFocus}
      style={{ insetBlockStart: `${(100 * loaded) / count}%` }}
    >
      <LoadMore
        label={t('more')}
        name={whole}
        status={
          total === undefined
            ? t('shown', { count: loaded })
            : t('shownOf', { count: loaded, total })
        }
        loading={isLoadingMore}
        loadsOnClickOnly={isPaused}
        onLoad={loadMore}
      />
    </div>
  );
}

function useLinkToPage(): (cursor: string | null) => string {
  const { pathname, search } = useLocation();
  return (cursor) => pathname + searchWithCursor(new URLSearchParams(search), cursor);
}

/**
 * The buttons at the end represent items that have not loaded yet. The focus moves from them to the first new item,
 * and stays at the end if loading fails.
 */
function useFocusAtEnd(gridRef: RefObject<HTMLElement | null>, failed: boolean, loaded: number) {
  const first = useRef<number>(undefined);
  useEffect(() => {
    if (first.current === undefined) return;
    const target = gridRef.current?.querySelector<HTMLElement>(
      failed ? ':scope > :last-child button' : `[data-index="${first.current}"] a`,
    );
    if (target && !failed) first.current = undefined;
    target?.focus();
  });
  return {
    onFocus: () => {
      const items = gridRef.current?.querySelectorAll<HTMLElement>('li[data-index]') ?? [];
      const missing = Array.from(items).find((item) => !item.querySelector('a'));
      first.current = Number(missing?.dataset.index ?? loaded);
    },
    onBlur: () => {
      first.current = undefined;
    },
  };
}
