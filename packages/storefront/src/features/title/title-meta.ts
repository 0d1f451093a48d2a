import type { Card } from '@parde/api-client';
import type { TFunction } from 'i18next';
import type { Page } from '../../app/page/page.ts';
import { type Named, nameOf, summaryOf } from '../../names/names.ts';

/** A card has enough data, too. */
type MetaSource = Named &
  Pick<Card, 'poster' | 'backdrop'> & {
    readonly summary_fa?: string;
    readonly summary_en?: string | null;
  };

export function titleMeta(title: MetaSource, t: TFunction<'title'>, { brand, facts }: Page) {
  const { summary_fa = '', summary_en = null } = title;
  const summary = summaryOf({ summary_fa, summary_en }, facts.locale);
  return {
    title: t('title', { name: nameOf(title, facts.locale), brand: brand.name[facts.locale] }),
    description: summary === '' ? undefined : summary,
    image: title.backdrop ?? title.poster ?? undefined,
  };
}
