import { ask } from '@parde/api-client/query';
import { Select } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { filterChoices } from './filter-choices.ts';
import { filterNames, type TitleListOptions, titleSorts } from './title-list-options.ts';

interface FilterFieldsProps {
  selected: Pick<TitleListOptions, 'filter' | 'sort'>;
  onChange: (change: Partial<Pick<TitleListOptions, 'filter' | 'sort'>>) => void;
  /** The list has its own default order. */
  ordered: boolean;
  sortable?: boolean | undefined;
}

/** The choices come from the API. */
export function FilterFields({ selected, onChange, ordered, sortable = true }: FilterFieldsProps) {
  const { t } = useTranslation('catalogue');
  const { api, facts } = usePage();
  const { data: filters } = useQuery(ask(api, 'getFilters'));
  const ownOrder = ordered ? [{ value: '', label: t('sorts.own') }] : [];
  return (
    <>
      {filterNames.map((name) => (
        <Select
          key={name}
          name={name}
          label={t(`filters.${name}`)}
          value={String(selected.filter[name])}
          disabled={!filters}
          options={filterChoices(filters?.[name], selected.filter[name], facts.locale, {
            everything: t(`everything.${name}`),
            gone: t('filterGone'),
          })}
          onChange={({ target }) =>
            onChange({ filter: { ...selected.filter, [name]: Number(target.value) } })
          }
        />
      ))}
      {sortable ? (
        <Select
          name="sort"
          label={t('sort')}
          value={selected.sort ?? (ordered ? '' : 'newest')}
          options={[
            ...ownOrder,
            ...titleSorts.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) })),
          ]}
          onChange={({ target }) =>
            onChange({ sort: titleSorts.find((sort) => sort === target.value) })
          }
        />
      ) : null}
    </>
  );
}
