import type { Card, UssdLink } from '@parde/api-client';
import { isAmount, type Locale, readUssd, type Ussd } from '@parde/domain';
import { validCards } from '../../titles/cards/valid-cards.ts';
import { nameOf, textIn } from '../../words/names.ts';

/** An operator's link, as far as its answer can be read. */
export interface ReadLink {
  /** Undefined where nothing can be dialled. */
  readonly code: Ussd | undefined;
  readonly name: string | undefined;
  readonly operator: string | undefined;
  readonly operatorKey: string | undefined;
  /** VAT included. */
  readonly price: number | undefined;
  readonly card: Card | undefined;
  /** In milliseconds. Undefined for no end. */
  readonly until: number | undefined;
}

export function readLink(link: Partial<UssdLink> | null, locale: Locale): ReadLink {
  const { ussd, operator, price, title_fa, title_en, card, expires_at } = link ?? {};
  const [valid] = validCards(card ? [card] : []);
  const until = Date.parse(String(expires_at));
  return {
    code: readUssd(typeof ussd === 'string' ? ussd : undefined),
    name: named(title_fa, title_en, locale) ?? (valid && nameOf(valid, locale)),
    operator: named(operator?.name_fa, operator?.name_en, locale),
    operatorKey: operator?.key,
    price: isAmount(price) ? price : undefined,
    card: valid,
    until: Number.isFinite(until) ? until : undefined,
  };
}

function named(fa: unknown, en: unknown, locale: Locale): string | undefined {
  return textIn(locale, wordsOf(fa), wordsOf(en)) || undefined;
}

function wordsOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
