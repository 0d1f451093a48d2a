import type { StoryLocale } from './story-locale.ts';
import { words } from './messages.ts';

/** What the ways of a shelf are called: each says which shelf. */
export function shelfWords(locale: StoryLocale, title: string, href = '#/all') {
  const t = words(locale);
  const of = (word: string) =>
    locale === 'fa' ? `${word} در «${title}»` : `${word} in “${title}”`;
  return {
    title,
    all: { href, label: t.all, name: of(t.all) },
    labels: { previous: of(t.previous), next: of(t.next) },
  };
}
