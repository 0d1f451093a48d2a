import { useTranslation } from 'react-i18next';
import { isDerived } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { type TitleSort, titleSorts } from './title-list-options.ts';

/** The fields of a card are enough for these orders. */
const sortsOfCards: readonly TitleSort[] = ['rating', 'name'];

export function useSorts(selected: string | undefined, ordered: boolean) {
  const { t } = useTranslation('catalogue');
  // A list that is derived from the home page has only these orders.
  const isOfCards = isDerived(usePage(), 'listTitles');
  const sorts = isOfCards ? sortsOfCards : titleSorts;
  const hasServerOrder = ordered || isOfCards;
  const own = hasServerOrder ? [{ value: '', label: t('sorts.own') }] : [];
  return {
    sorts,
    /** The value of the selected option; empty for the list's own order. */
    value: sorts.find((each) => each === selected) ?? (hasServerOrder ? '' : 'newest'),
    options: [...own, ...sorts.map((each) => ({ value: each, label: t(`sorts.${each}`) }))],
  };
}
