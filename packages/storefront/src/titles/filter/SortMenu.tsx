import { Chip, Menu, SortIcon } from '@parde/ui';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { useSorts } from './use-sorts.ts';

interface SortMenuProps {
  selected: string | undefined;
  /** The list has its own default order. */
  ordered: boolean;
  onChange: (sort: ReturnType<typeof useSorts>['sorts'][number] | undefined) => void;
}

export function SortMenu({ selected, ordered, onChange }: SortMenuProps) {
  const { t } = useTranslation('catalogue');
  const hydrated = useHydrated();
  const { sorts, value, options } = useSorts(selected, ordered);
  return (
    <Menu
      label={t('sort')}
      trigger={(props) => (
        <Chip
          {...props}
          label={t('sort')}
          icon={<SortIcon />}
          value={options.find((each) => each.value === value)?.label}
          disabled={!hydrated}
        />
      )}
      items={() =>
        options.map((each) => ({
          id: each.value,
          label: each.label,
          checked: each.value === value,
          onSelect: () => onChange(sorts.find((sort) => sort === each.value)),
        }))
      }
    />
  );
}
