import { Chip, type PhraseData, SortIcon } from '@parde/ui';
import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadForClick } from '../../app/errors/load-chunk.ts';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { sentence } from '../../names/phrases.ts';
import type { ChipMenuProps } from './ChipMenu.tsx';
import * as styles from './FilterBar.css.ts';
import type { FilterMenu } from './use-filter-menus.ts';

interface FilterChipProps {
  menu: Pick<FilterMenu, 'label' | 'chosen' | 'value' | 'choices'>;
  /** The address of the list without this choice. */
  href: string;
  onChoose: (value: number) => void;
  /** Called before the menu opens. `preventDefault()` prevents the menu from opening. */
  onOpen?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** Shows the choice of one filter menu, and opens that menu. */
export function FilterChip({ menu, href, onChoose, onOpen }: FilterChipProps) {
  const { t } = useTranslation('catalogue');
  const hydrated = useHydrated();
  const { label, chosen, choices, value } = menu;
  const removeLabel = (name: PhraseData) =>
    sentence(name, (name) => t('removeFilter', { filter: label, name }));
  return (
    <MenuChip
      className={chosen === undefined ? styles.chip : styles.chosen}
      chip={{
        label,
        value: chosen,
        disabled: !hydrated,
        onClick: onOpen,
        remove:
          chosen === undefined
            ? undefined
            : {
                label: removeLabel(chosen),
                href,
                onClick: (event) => {
                  event.preventDefault();
                  onChoose(0);
                },
              },
      }}
      items={() =>
        choices.map(({ value: each, ...choice }) => ({
          ...choice,
          id: each,
          checked: each === value,
          onSelect: () => onChoose(Number(each)),
        }))
      }
    />
  );
}

interface OrderMenuProps {
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (order: string) => void;
}

export function OrderMenu({ value, options, onChange }: OrderMenuProps) {
  const { t } = useTranslation('catalogue');
  const hydrated = useHydrated();
  return (
    <MenuChip
      className={styles.chip}
      chip={{
        label: t('sort'),
        icon: <SortIcon />,
        value: options.find((each) => each.value === value)?.label,
        disabled: !hydrated,
      }}
      items={() =>
        options.map((each) => ({
          id: each.value,
          label: each.label,
          checked: each.value === value,
          onSelect: () => onChange(each.value),
        }))
      }
    />
  );
}

const load = () => import('./ChipMenu.tsx');

const prefetch = () => {
  load().catch(() => {
    // A click reports the failure.
  });
};

const onIntent = { onPointerEnter: prefetch, onFocus: prefetch };

interface MenuChipProps extends Omit<ChipMenuProps, 'anchor'> {
  className: string;
}

/** A chip that opens a menu. The menu is loaded on the first click. */
function MenuChip({ className, chip, items }: MenuChipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [Loaded, setLoaded] = useState<ComponentType<ChipMenuProps>>();
  return (
    <span ref={anchor} className={className} {...onIntent}>
      {Loaded ? (
        <Loaded chip={chip} items={items} anchor={anchor} />
      ) : (
        <Chip
          {...chip}
          aria-haspopup="menu"
          aria-expanded={false}
          onClick={(event) => {
            chip.onClick?.(event);
            if (!event.defaultPrevented) {
              loadForClick(load, ({ ChipMenu }) => setLoaded(() => ChipMenu));
            }
          }}
        />
      )}
    </span>
  );
}
