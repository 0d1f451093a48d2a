import { Button, ButtonLink, FilterIcon } from '@parde/ui';
import { type ComponentType, type MouseEvent, useId, useState } from 'react';
import { loadChunk } from '../../app/errors/load-chunk.ts';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { isOffered } from '../../app/page/offers.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import * as styles from './FilterBar.css.ts';
import { FilterFields } from './FilterFields.tsx';
import type { FilterSheetProps } from './FilterSheet.tsx';
import { countFilters, noFilter } from './title-list-options.ts';
import { useFilterOfOtherTabs, useListOptions } from './use-list-options.ts';

interface FilterBarProps {
  /** The list has its own default order. */
  ordered: boolean;
  sortable?: boolean;
  /** Announced when it changes. */
  results: string | undefined;
}

/** In a sheet on a phone. */
export function FilterBar({ ordered, sortable = true, results }: FilterBarProps) {
  const { t } = useTranslation('catalogue');
  const formId = useId();
  const { options, change, hrefOf, isLoading } = useListOptions();
  useFilterOfOtherTabs();
  const { Sheet, open, opening, show, close } = useFilterSheet();
  const count = countFilters(options);

  const openSheet = (event: MouseEvent) => {
    event.preventDefault();
    show().catch(() => {
      window.location.hash = formId;
    });
  };
  const clear = (event: MouseEvent) => {
    event.preventDefault();
    void change(noFilter);
  };
  // Without filters there is the order alone, which needs no sheet.
  const hasFilters = isOffered(usePage(), 'getFilters');
  const hasFields = hasFilters || sortable;
  return (
    <div className={styles.bar}>
      {hasFields ? (
        <form
          id={formId}
          method="get"
          className={hasFilters ? styles.fields : styles.order}
          aria-label={t(hasFilters ? 'filter' : 'sort')}
        >
          <FilterFields
            selected={options}
            ordered={ordered}
            sortable={sortable}
            onChange={(next) => void change(next)}
          />
          {options.kind === 'all' ? null : <input type="hidden" name="type" value={options.kind} />}
          <noscript>
            <Button type="submit">{t('apply')}</Button>
          </noscript>
        </form>
      ) : null}
      <div className={styles.line}>
        {hasFilters ? (
          <span className={styles.opener}>
            <ButtonLink href={`#${formId}`} icon={<FilterIcon />} onClick={openSheet}>
              {count === 0 ? t('filter') : t('filterCount', { count })}
            </ButtonLink>
          </span>
        ) : null}
        {count === 0 ? null : (
          <ButtonLink variant="ghost" href={hrefOf(noFilter)} onClick={clear}>
            {t('clear')}
          </ButtonLink>
        )}
        <span role="status" className={styles.results}>
          {isLoading ? t('filtering') : results}
        </span>
      </div>
      {Sheet ? (
        <Sheet
          key={opening}
          open={open}
          selected={options}
          ordered={ordered}
          sortable={sortable}
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

/** Loaded when first opened. Each opening starts with the current options. */
function useFilterSheet() {
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps>>();
  const [state, setState] = useState({ open: false, opening: 0 });
  return {
    Sheet,
    ...state,
    /** Rejects if the code does not load. */
    async show() {
      if (!Sheet) {
        const { FilterSheet } = await loadChunk(() => import('./FilterSheet.tsx'));
        setSheet(() => FilterSheet);
      }
      setState(({ opening }) => ({ open: true, opening: opening + 1 }));
    },
    close: () => setState((before) => ({ ...before, open: false })),
  };
}
