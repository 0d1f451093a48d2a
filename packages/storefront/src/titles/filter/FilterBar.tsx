import { formatNumber } from '@parde/domain';
import { Button, ButtonLink, Chip, FilterIcon, Select } from '@parde/ui';
import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../app/errors/load-chunk.ts';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { useSearch } from '../../app/hooks/use-search.ts';
import { isDerived } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import * as styles from './FilterBar.css.ts';
import { FilterChip, OrderMenu } from './FilterChip.tsx';
import { FilterFields } from './FilterFields.tsx';
import type { FilterSheetProps } from './FilterSheet.tsx';
import {
  countFilters,
  type MenuName,
  menuNames,
  noFilter,
  type TitleListOptions,
  type TitleSort,
  titleSorts,
  withChoice,
} from './title-list-options.ts';
import { useFilterMenus } from './use-filter-menus.ts';
import {
  type CountedPage,
  type ListAt,
  useFilterOfOtherTabs,
  useListOptions,
  usePreview,
} from './use-list-options.ts';

interface FilterBarProps {
  /** True if the list has its own default order. */
  ordered: boolean;
  sortable?: boolean;
  /** The list to count titles with, for the numbers beside the choices. */
  listAt?: ListAt<CountedPage> | undefined;
}

/** Each chip opens its own menu; on a phone, one sheet contains all menus. */
export function FilterBar({ ordered, sortable = true, listAt }: FilterBarProps) {
  const { t } = useTranslation('catalogue');
  const { locale } = usePage().facts;
  const hydrated = useHydrated();
  const { options, change, hrefOf } = useListOptions();
  const sorts = useSorts(options.sort, ordered);
  useFilterOfOtherTabs();
  const [isFilterWanted, setFilterWanted] = useState(false);
  const search = useSearch();
  const first = usePreview(listAt?.(search), isFilterWanted);
  const menus = useFilterMenus(options, first?.facets);
  const { Sheet, open, opening, menu, show, close } = useFilterSheet();
  const opener = useRef<HTMLSpanElement>(null);
  const chips = useRef<HTMLFieldSetElement>(null);
  const count = countFilters(options);

  const clear = (event: MouseEvent) => {
    event.preventDefault();
    // Move the focus, because this button disappears together with the choices.
    const buttons = chips.current?.querySelectorAll('button') ?? [];
    Array.from(buttons)
      .find(({ offsetParent }) => offsetParent)
      ?.focus();
    void change(noFilter);
  };
  return (
    <div className={styles.bar}>
      <noscript>
        {import.meta.env.SSR ? (
          <FilterForm selected={options} ordered={ordered} sortable={sortable} />
        ) : null}
      </noscript>
      <div className={styles.line}>
        {menus.length > 0 ? (
          <fieldset ref={chips} className={styles.chips} aria-label={t('filter')}>
            <span ref={opener} className={styles.opener}>
              <Chip
                label={t('filter')}
                icon={<FilterIcon />}
                count={count === 0 ? undefined : formatNumber(count, locale)}
                disabled={!hydrated}
                aria-haspopup="dialog"
                onClick={() => show()}
              />
            </span>
            {menus.map((each) => (
              <FilterChip
                key={each.name}
                menu={each}
                href={hrefOf(withChoice(options, each.name, 0))}
                onChoose={(value) => void change(withChoice(options, each.name, value))}
                onOpen={(event) => {
                  setFilterWanted(true);
                  // If the button of the sheet is visible, there is no room for a menu.
                  if (!opener.current?.offsetParent) return;
                  event.preventDefault();
                  show(each.name);
                }}
              />
            ))}
            {count === 0 ? null : (
              <span className={styles.clear}>
                <ButtonLink variant="ghost" href={hrefOf(noFilter)} onClick={clear}>
                  {t('clear')}
                </ButtonLink>
              </span>
            )}
          </fieldset>
        ) : null}
        {sortable ? (
          <span className={styles.sort}>
            <OrderMenu
              value={sorts.value}
              options={sorts.options}
              onChange={(order) => void change({ sort: titleSorts.find((sort) => sort === order) })}
            />
          </span>
        ) : null}
      </div>
      {Sheet ? (
        <Sheet
          key={opening}
          open={open}
          selected={options}
          start={menu}
          listAt={listAt}
          onClose={close}
          onApply={(next) => {
            close();
            void change(next);
          }}
        />
      ) : null}
    </div>
  );
}

/** The sheet is loaded when it is first opened. Each opening starts with the current options. */
function useFilterSheet() {
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps>>();
  const [state, setState] = useState<{
    open: boolean;
    opening: number;
    menu?: MenuName | undefined;
  }>({ open: false, opening: 0 });
  const open = async (menu: MenuName | undefined) => {
    if (!Sheet) {
      const { FilterSheet } = await loadChunk(() => import('./FilterSheet.tsx'));
      setSheet(() => FilterSheet);
    }
    setState(({ opening }) => ({ open: true, opening: opening + 1, menu }));
  };
  return {
    Sheet,
    ...state,
    /** Opens the sheet, at the given menu if there is one. */
    show: (menu?: MenuName) => void open(menu),
    close: () => setState((before) => ({ ...before, open: false })),
  };
}

interface FilterFormProps {
  selected: TitleListOptions;
  ordered: boolean;
  sortable: boolean;
}

const nothing = () => undefined;

/** Replaces the chips without JavaScript: all choices are submitted together. */
function FilterForm({ selected, ordered, sortable }: FilterFormProps) {
  const { t } = useTranslation('catalogue');
  const { value, options } = useSorts(selected.sort, ordered);
  return (
    <form method="get" className={styles.form} aria-label={t('filter')}>
      <FilterFields selected={selected} of={menuNames} onChange={nothing} />
      {sortable ? (
        <Select name="sort" label={t('sort')} defaultValue={value} options={options} />
      ) : null}
      {selected.kind === 'all' ? null : <input type="hidden" name="type" value={selected.kind} />}
      <Button type="submit">{t('apply')}</Button>
    </form>
  );
}

/** The fields of a card are enough for these orders. */
const sortsOfCards: readonly TitleSort[] = ['rating', 'name'];

function useSorts(selected: string | undefined, ordered: boolean) {
  const { t } = useTranslation('catalogue');
  // A list that is derived from the home page has only these orders.
  const isOfCards = isDerived(usePage(), 'listTitles');
  const sorts = isOfCards ? sortsOfCards : titleSorts;
  const hasServerOrder = ordered || isOfCards;
  const own = hasServerOrder ? [{ value: '', label: t('sorts.own') }] : [];
  return {
    /** The value of the selected option; empty for the list's own order. */
    value: sorts.find((each) => each === selected) ?? (hasServerOrder ? '' : 'newest'),
    options: [...own, ...sorts.map((each) => ({ value: each, label: t(`sorts.${each}`) }))],
  };
}
