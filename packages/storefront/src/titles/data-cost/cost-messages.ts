import { dataCost, formatToman, type Locale } from '@parde/domain';
import type { PhrasesData } from '@parde/ui';
import type { TFunction } from 'i18next';
import { namePhrase, sentence } from '../../names/phrases.ts';
import type { Operator } from './use-operator.ts';

/** What so many bytes cost: in toman, where somebody has said what a gigabyte does. */
export function costWords(
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

/** The same where room is scarce: without the operator's name. */
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
