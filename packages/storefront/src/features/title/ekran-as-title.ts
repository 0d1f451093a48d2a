import type { Ekran } from '@parde/api-client';
import type { TitleFacts } from '../../titles/facts/title-facts.ts';
import type { TitleBase } from '../../titles/title-base.ts';
import type { OfferHints } from '../../titles/use-title-offer.ts';

/** The film's fields, with the screening's own name, badge and access. */
export function ekranAsTitle(ekran: Ekran): TitleBase & OfferHints & TitleFacts {
  const { film, summary_fa, summary_en } = ekran;
  return {
    ...film,
    type: 'ekran',
    id: ekran.id,
    name_fa: ekran.name_fa,
    name_en: ekran.name_en,
    // Falls back to the film's summary.
    ...(summary_fa !== '' && { summary_fa, summary_en }),
    access: 'paid',
    badge: null,
    price: ekran.price,
    opensAt: ekran.state === 'upcoming' ? ekran.period_start : null,
    screening: {
      ekran: ekran.state === 'open',
      ekran_period_end: ekran.period_end,
      ekran_hour: ekran.hours,
      ekran_owned: false,
      owned_period_end: null,
      ekran_id: ekran.id,
    },
  };
}
