import { useTranslation } from '../../app/i18n/use-translation.ts';
import { isDerived } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { type TitleSort, titleSorts } from './title-list-options.ts';

/** What a card says is enough for these. */
const sortsOfCards: readonly TitleSort[] = ['rating', 'name'];

export function useSorts(selected: string | undefined, ordered: boolean) {
  const { t } = useTranslation('catalogue');
  // Made of what is on the home page, the list has no other order than these.
  const isOfCards = isDerived(usePage(), 'listTitles');
  const sorts = isOfCards ? sortsOfCards : titleSorts;
  const hasOwnOrder = ordered || isOfCards;
  const own = hasOwnOrder ? [{ value: '', label: t('sorts.own') }] : [];
  return {
    sorts,
    /** Of the options. The list's own order has none. */
    value: sorts.find((each) => each === selected) ?? (hasOwnOrder ? '' : 'newest'),
    options: [...own, ...sorts.map((each) => ({ value: each, label: t(`sorts.${each}`) }))],
  };
}
