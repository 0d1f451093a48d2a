import { Button, ChoiceChips, VisuallyHidden } from '@parde/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from '../../app/hooks/use-search.ts';
import { ModalDialog } from '../../app/modals/ModalDialog.tsx';
import { usePage } from '../../app/page/Storefront.tsx';
import { contentFilter } from '../../app/settings/settings.ts';
import * as styles from './FilterBar.css.ts';
import {
  countFilters,
  type Filters,
  type MenuName,
  noFilter,
  searchWithOptions,
  type TitleListOptions,
  withChoice,
} from './title-list-options.ts';
import { useFilterMenus } from './use-filter-menus.ts';
import { type CountedPage, type ListAt, usePreview } from './use-list-options.ts';

export interface FilterSheetProps {
  open: boolean;
  selected: TitleListOptions;
  /** The menu at which the sheet opens. */
  start: MenuName | undefined;
  listAt: ListAt<CountedPage> | undefined;
  onApply: (selected: Filters) => void;
  onClose: () => void;
}

/** The choice for everything, and the eight choices with the most titles. */
const firstChoices = 9;

/** Changes apply together when the viewer clicks "Apply". Until then the button shows how many titles match. */
export function FilterSheet({ open, selected, start, listAt, onApply, onClose }: FilterSheetProps) {
  const { t } = useTranslation('catalogue');
  const { facts } = usePage();
  const search = useSearch();
  const id = useId();
  const [draft, setDraft] = useState<Filters>(selected);
  const searchOfDraft = searchWithOptions(
    search,
    { ...selected, ...draft },
    contentFilter.read(facts),
  );
  const preview = usePreview(listAt?.(new URLSearchParams(searchOfDraft)), open);
  const [order] = useState(preview?.facets);
  const menus = useFilterMenus(draft, preview?.facets, order);
  const count = preview?.count;
  const applyButton = useRef<HTMLButtonElement>(null);
  const apply = count === undefined ? t('apply') : t('showResults', { count });

  useEffect(() => {
    if (!start) return;
    const menu = document.getElementById(id + start);
    menu?.scrollIntoView();
    menu?.querySelector<HTMLElement>(':checked')?.focus({ preventScroll: true });
  }, [id, start]);

  return (
    <ModalDialog
      open={open}
      size="sm"
      title={t('filter')}
      onClose={onClose}
      actions={
        <>
          <Button
            ref={applyButton}
            variant="primary"
            onClick={() => onApply({ filter: draft.filter, accessible: draft.accessible })}
          >
            {apply}
          </Button>
          {countFilters(draft) === 0 ? null : (
            <Button
              variant="ghost"
              onClick={() => {
                // Move the focus, because this button disappears together with the choices.
                applyButton.current?.focus();
                setDraft(noFilter);
              }}
            >
              {t('clear')}
            </Button>
          )}
          <VisuallyHidden live="polite">{count === undefined ? null : apply}</VisuallyHidden>
        </>
      }
    >
      <div className={styles.sheet}>
        {menus.map(({ name, label, choices, value }) => (
          <ChoiceChips
            key={name}
            id={id + name}
            label={label}
            choices={choices}
            value={value}
            first={
              // The requested menu shows all its choices.
              name === start
                ? undefined
                : { count: firstChoices, moreLabel: (rest) => t('moreChoices', { count: rest }) }
            }
            onChange={(next) => setDraft(withChoice(draft, name, Number(next)))}
          />
        ))}
      </div>
    </ModalDialog>
  );
}
