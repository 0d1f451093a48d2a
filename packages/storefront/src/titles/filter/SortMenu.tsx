import { OrderMenu } from './OrderMenu.tsx';
import { useSorts } from './use-sorts.ts';

interface SortMenuProps {
  selected: string | undefined;
  /** The list has its own default order. */
  ordered: boolean;
  onChange: (sort: ReturnType<typeof useSorts>['sorts'][number] | undefined) => void;
}

export function SortMenu({ selected, ordered, onChange }: SortMenuProps) {
  const { sorts, value, options } = useSorts(selected, ordered);
  return (
    <OrderMenu
      value={value}
      options={options}
      onChange={(order) => onChange(sorts.find((sort) => sort === order))}
    />
  );
}
