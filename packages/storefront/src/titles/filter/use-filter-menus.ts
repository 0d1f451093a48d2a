import type { FilterOption, TitleFacets } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { formatNumber, type Locale } from '@parde/domain';
import type { PhraseData } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { namePhrase } from '../../names/phrases.ts';
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
  const query = ask(page.api, 'getFilters');
  const { data: filters } = useQuery(query);
  if (query.enabled === false) return [];
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

type Counts = Readonly<Record<string, number>>;

interface Messages {
  readonly everything: string;
  /** The label of a chosen option that the server no longer lists. */
  readonly gone: string;
}

interface FilterChoice {
  readonly value: string;
  readonly label: PhraseData;
  /** The number of titles that match this choice, if known. */
  readonly count?: number;
}

export function filterChoices(
  offered: readonly FilterOption[] | undefined,
  chosen: number,
  locale: Locale,
  { everything, gone }: Messages,
  counts?: Counts,
  /** Sorts by the number of matching titles, most first. Without it, the server's order applies. */
  order?: Counts,
): FilterChoice[] {
  const countOf = ({ value }: FilterOption) => order?.[String(value)] ?? 0;
  const sorted = [...(offered ?? [])].sort((one, other) => countOf(other) - countOf(one));
  const choices: FilterChoice[] = [
    { value: '0', label: everything },
    ...sorted.map((option) => {
      const value = String(option.value);
      const choice = { value, label: namePhrase(option, locale) };
      return counts ? { ...choice, count: counts[value] ?? 0 } : choice;
    }),
  ];
  if (choices.some(({ value }) => value === String(chosen))) return choices;
  // Otherwise the field would show "everything" for a filtered list, and could not be set to it.
  return [...choices, { value: String(chosen), label: offered ? gone : '…' }];
}
