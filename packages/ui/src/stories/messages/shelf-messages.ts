import type { StoryLocale } from '../story-locale.ts';
import { messages } from './messages.ts';

/** Returns the accessible names of a shelf's link and arrows, which include the shelf's title. */
export function shelfMessages(locale: StoryLocale, title: string, href = '#/all') {
  const t = messages(locale);
  const of = (label: string) =>
    locale === 'fa' ? `${label} در «${title}»` : `${label} in “${title}”`;
  return {
    title,
    all: { href, label: t.all, name: of(t.all) },
    labels: { previous: of(t.previous), next: of(t.next) },
  };
}
