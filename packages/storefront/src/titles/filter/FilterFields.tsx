import { Select } from '@parde/ui';
import type { Filters, MenuName } from './title-list-options.ts';
import { useFilterMenus } from './use-filter-menus.ts';

interface FilterFieldsProps {
  selected: Filters;
  /** Which of the menus. */
  of: readonly MenuName[];
  onChange: (name: MenuName, value: number) => void;
}

/** The menus as fields of a form: for the settings, and where there is no script. */
export function FilterFields({ selected, of, onChange }: FilterFieldsProps) {
  const menus = useFilterMenus(selected);
  return menus
    .filter(({ name }) => of.includes(name))
    .map(({ name, label, value, choices }) => (
      <Select
        key={name}
        name={name}
        label={label}
        value={value}
        disabled={choices.length < 2}
        options={choices.map((choice) => ({ value: choice.value, label: choice.label }))}
        onChange={({ target }) => onChange(name, Number(target.value))}
      />
    ));
}
