import type { PhraseData } from '@parde/ui';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { sentence } from '../../names/phrases.ts';
import * as styles from './FilterBar.css.ts';
import { MenuChip } from './MenuChip.tsx';
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
