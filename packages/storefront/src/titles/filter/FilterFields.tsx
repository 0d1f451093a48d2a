import { ask } from '@parde/api-client/query';
import { Select } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { isDerived, isOffered } from '../../app/page/offers.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { filterChoices } from './filter-choices.ts';
import {
  filterNames,
  type TitleListOptions,
  type TitleSort,
  titleSorts,
} from './title-list-options.ts';

interface FilterFieldsProps {
  /** `accessible` is left out where it is not asked for. */
  selected: Pick<TitleListOptions, 'filter' | 'sort'> & { readonly accessible?: number };
  onChange: (change: Partial<Pick<TitleListOptions, 'filter' | 'accessible' | 'sort'>>) => void;
  /** The list has its own default order. */
  ordered: boolean;
  sortable?: boolean | undefined;
}

/** What a card says is enough for these. */
const sortsOfCards: readonly TitleSort[] = ['rating', 'name'];

/** The choices come from the API. */
export function FilterFields({ selected, onChange, ordered, sortable = true }: FilterFieldsProps) {
  const { t } = useTranslation('catalogue');
  const page = usePage();
  const { api, facts } = page;
  const hasFilters = isOffered(page, 'getFilters');
  const { data: filters } = useQuery({ ...ask(api, 'getFilters'), enabled: hasFilters });
  // Made of what is on the home page, the list has no other order than these.
  const isOfCards = isDerived(page, 'listTitles');
  const sorts = isOfCards ? sortsOfCards : titleSorts;
  const hasOwnOrder = ordered || isOfCards;
  const ownOrder = hasOwnOrder ? [{ value: '', label: t('sorts.own') }] : [];
  const sort = sorts.find((each) => each === selected.sort);
  return (
    <>
      {(hasFilters ? filterNames : []).map((name) => (
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
      {selected.accessible !== undefined && filters?.accessible?.length ? (
        <Select
          name="accessible"
          label={t('filters.accessible')}
          value={String(selected.accessible)}
          options={filterChoices(filters.accessible, selected.accessible, facts.locale, {
            everything: t('everything.accessible'),
            gone: t('filterGone'),
          })}
          onChange={({ target }) => onChange({ accessible: Number(target.value) })}
        />
      ) : null}
      {sortable ? (
        <Select
          name="sort"
          label={t('sort')}
          value={sort ?? (hasOwnOrder ? '' : 'newest')}
          options={[
            ...ownOrder,
            ...sorts.map((each) => ({ value: each, label: t(`sorts.${each}`) })),
          ]}
          onChange={({ target }) => onChange({ sort: sorts.find((each) => each === target.value) })}
        />
      ) : null}
    </>
  );
}
