import type { TitleFacets } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { formatNumber } from '@parde/domain';
import type { PhraseData } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { hasOperation } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { filterChoices } from './filter-choices.ts';
import { chosenIn, type Filters, type MenuName, menuNames } from './title-list-options.ts';

export interface FilterMenu {
  readonly name: MenuName;
  readonly label: string;
  /** The chosen option; undefined for everything. */
  readonly chosen: PhraseData | undefined;
  readonly value: string;
  readonly choices: readonly {
    value: string;
    label: PhraseData;
    /** The number of titles that match. */
    end?: string | undefined;
    /** True if no title matches. */
    disabled?: boolean;
  }[];
}

/** Long menus of names are sorted by count, because they have no order of their own. */
const byCount: readonly MenuName[] = ['lang', 'country'];

/** Returns the filter menus that the server provides, with the current choices. */
export function useFilterMenus(
  selected: Filters,
  facets?: TitleFacets,
  /** The facets that the sheet opened with: choices must not move under a finger. */
  order = facets,
): readonly FilterMenu[] {
  const { t } = useTranslation('catalogue');
  const page = usePage();
  const { locale } = page.facts;
  const hasFilters = hasOperation(page, 'getFilters');
  const { data: filters } = useQuery({ ...ask(page.api, 'getFilters'), enabled: hasFilters });
  if (!hasFilters) return [];
  return menuNames.flatMap((name): FilterMenu[] => {
    const number = chosenIn(selected, name);
    const offered = filters?.[name];
    // Until the filters have loaded, the specified menus reserve their room. A choice can always be cleared.
    const isThere = filters ? offered?.length : name !== 'accessible';
    if (!isThere && number === 0) return [];
    const value = String(number);
    const messages = { everything: t(`everything.${name}`), gone: t('filterGone') };
    const counts = byCount.includes(name) ? order?.[name] : undefined;
    const choices = filterChoices(offered, number, locale, messages, facets?.[name], counts);
    return [
      {
        name,
        label: t(`filters.${name}`),
        value,
        chosen: number === 0 ? undefined : choices.find((each) => each.value === value)?.label,
        choices: choices.map(({ value: each, label, count }) => ({
          value: each,
          label,
          end: count === undefined ? undefined : formatNumber(count, locale),
          disabled: count === 0 && each !== value,
        })),
      },
    ];
  });
}
