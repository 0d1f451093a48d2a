import { Button, Select } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import * as styles from './FilterBar.css.ts';
import { FilterFields } from './FilterFields.tsx';
import { menuNames, type TitleListOptions } from './title-list-options.ts';
import { useSorts } from './use-sorts.ts';

interface FilterFormProps {
  selected: TitleListOptions;
  ordered: boolean;
  sortable: boolean;
}

const nothing = () => undefined;

/** Replaces the chips without JavaScript: all choices are submitted together. */
export function FilterForm({ selected, ordered, sortable }: FilterFormProps) {
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
