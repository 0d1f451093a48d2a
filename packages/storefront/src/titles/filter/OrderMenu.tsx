import { SortIcon } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import * as styles from './FilterBar.css.ts';
import { MenuChip } from './MenuChip.tsx';

interface OrderMenuProps {
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (order: string) => void;
}

/** Sets the order of a list. */
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
