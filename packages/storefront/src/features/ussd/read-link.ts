import type { Card, UssdLink } from '@parde/api-client';
import { type Locale, readUssd, type Ussd } from '@parde/domain';
import { isContentType } from '../../content-id.ts';
import { nameOf, textIn } from '../../names/names.ts';

/** An operator's link, in the viewer's language. */
export interface ReadLink {
  /** Undefined if the code is not safe to dial. */
  readonly code: Ussd | undefined;
  readonly name: string;
  readonly operator: string;
  readonly operatorKey: string;
  /** Includes VAT. */
  readonly price: number;
  readonly card: Card | null;
  /** In milliseconds. Undefined for no end. */
  readonly until: number | undefined;
}

export function readLink(link: UssdLink, locale: Locale): ReadLink {
  const { ussd, operator, price, title_fa, title_en, card, expires_at } = link;
  return {
    code: readUssd(ussd),
    name: textIn(locale, title_fa, title_en?.trim()),
    operator: nameOf(operator, locale),
    operatorKey: operator.key,
    price,
    card: card && isContentType(card.content_type) ? card : null,
    until: expires_at === null ? undefined : Date.parse(expires_at),
  };
}
