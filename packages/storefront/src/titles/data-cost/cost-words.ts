import { dataCost, formatToman, type Locale } from '@parde/domain';
import type { PhrasesData } from '@parde/ui';
import type { TFunction } from 'i18next';
import { namePhrase, sentence } from '../../words/phrases.ts';
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
