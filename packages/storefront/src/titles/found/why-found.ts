import type { Match } from '@parde/api-client';
import type { Locale, MaybeEpisode } from '@parde/domain';
import type { PhraseData, PhrasesData } from '@parde/ui';
import { otherNamePhrase } from '../../names/other-names.ts';
import { namePhrase, sentence } from '../../names/phrases.ts';
import { hasTerm, markTerm } from './mark-term.ts';

export interface FoundTitle extends MaybeEpisode {
  /** Missing from servers that do not say: then its two names are compared with the term. */
  readonly matched?: Match | null | undefined;
}

export type WhyFound = 'originalName' | 'director' | 'actor' | 'person' | 'genre';

/**
 * Why it was found, where the name that is shown does not say it: «کارگردان: پرستو نیک‌نام», or the name in the other
 * language, whose letters say what it is. Marked in the same way.
 */
export function whyFound(
  found: FoundTitle,
  term: string,
  page: Locale,
  say: (why: WhyFound, name: string) => string,
): PhrasesData | undefined {
  const { matched } = found;
  if (!matched || matched.by === 'name') return otherNameWith(found, term, page);
  const reason = reasonOf(matched, page);
  return reason && sentence(markTerm(reason.name, term), (name) => say(reason.why, name));
}

function reasonOf(matched: Match, page: Locale): { why: WhyFound; name: PhraseData } | undefined {
  if (matched.by === 'original_name') {
    // Its letters do not tell its language.
    return matched.text
      ? { why: 'originalName', name: { text: matched.text, lang: 'und' } }
      : undefined;
  }
  const { name_fa, name_en } = matched;
  // An episode is shown by its series.
  if (matched.by === 'series' || !name_fa) return undefined;
  const why = matched.by === 'person' ? (matched.role ?? 'person') : 'genre';
  return { why, name: namePhrase({ name_fa, name_en }, page) };
}

/** The name in the other language, where that has the term and the shown one has not. */
function otherNameWith(found: FoundTitle, term: string, page: Locale): PhraseData | undefined {
  const other = otherNamePhrase(found, page);
  if (other === undefined || hasTerm(namePhrase(found, page), term)) return undefined;
  return hasTerm(other, term) ? markTerm(other, term) : undefined;
}
