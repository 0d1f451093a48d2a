import { formatDate, formatTimeOfDay, type Locale } from '@parde/domain';
import type { MetaLineItem } from '@parde/ui';
import type { ReactNode } from 'react';

/** Returns the items of a `MetaLine`. Facts without content are left out. */
export function metaItems(facts: Readonly<Record<string, ReactNode>>): MetaLineItem[] {
  return Object.entries(facts).flatMap(([id, content]) => (content ? { id, content } : []));
}

/** Returns the parameters of a message with a date and a time. */
export function momentIn(locale: Locale, moment: string | number) {
  return { date: formatDate(moment, locale), time: formatTimeOfDay(moment, locale) };
}
