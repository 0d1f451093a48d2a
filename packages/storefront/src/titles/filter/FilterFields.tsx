import { Select } from '@parde/ui';
import type { Filters, MenuName } from './title-list-options.ts';
import { useFilterMenus } from './use-filter-menus.ts';

interface FilterFieldsProps {
  selected: Filters;
  /** The menus to render. */
  of: readonly MenuName[];
  onChange: (name: MenuName, value: number) => void;
}

/** The menus as form fields: for the settings, and for use without JavaScript. */
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
