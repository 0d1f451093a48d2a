import { dataCost, formatToman, type Locale } from '@parde/domain';
import type { PhrasesData } from '@parde/ui';
import type { TFunction } from 'i18next';
import { namePhrase, sentence } from '../../names/phrases.ts';
import type { Operator } from './use-operator.ts';

/** Returns the cost of the given bytes: in toman if the price of a gigabyte is known, else the rate. */
export function costMessages(
  bytes: number,
  operator: Operator,
  locale: Locale,
  t: TFunction<'data-cost'>,
): PhrasesData {
  const { rate, price } = operator;
  const toman = dataCost(bytes, rate, price?.toman_per_gigabyte);
  return sentence(namePhrase(operator, locale), (name) =>
    rate === 'free' || toman === undefined
      ? t(`rates.${rate}`, { operator: name })
      : t(`costs.${rate}`, { operator: name, price: formatToman(toman, locale) }),
  );
}

/** Like `costMessages`, without the operator's name, for narrow layouts. */
export function shortCost(
  bytes: number,
  { rate, price }: Pick<Operator, 'rate' | 'price'>,
  locale: Locale,
  t: TFunction<'data-cost'>,
): string {
  const toman = dataCost(bytes, rate, price?.toman_per_gigabyte);
  if (rate === 'free' || toman === undefined) return t(`here.${rate}`);
  const shown = formatToman(toman, locale);
  return rate === 'half' ? t('here.priceHalf', { price: shown }) : shown;
}
