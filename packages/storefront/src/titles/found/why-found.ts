import type { Match } from '@parde/api-client';
import { type Locale, type MaybeEpisode, type TextRange, termRanges } from '@parde/domain';
import type { PhraseData, PhrasesData } from '@parde/ui';
import { namePhrase, otherNamePhrase, sentence } from '../../names/phrases.ts';

/** Returns the name with marks around the search term, if the name contains the term. */
export function markTerm(name: PhraseData, term: string): PhraseData {
  const marks = rangesIn(name, term);
  if (marks.length === 0) return name;
  return typeof name === 'string' ? { text: name, marks } : { ...name, marks };
}

function hasTerm(name: PhraseData, term: string): boolean {
  return rangesIn(name, term).length > 0;
}

function rangesIn(name: PhraseData, term: string): readonly TextRange[] {
  return termRanges(typeof name === 'string' ? name : name.text, term);
}

interface FoundTitle extends MaybeEpisode {
  /** Missing on servers that do not send the match. Then both names are compared with the term. */
  readonly matched?: Match | null | undefined;
}

type WhyFound = 'originalName' | 'director' | 'actor' | 'person' | 'genre';

/**
 * Returns why a title was found, unless the shown name contains the term: «کارگردان: پرستو نیک‌نام», or the name in
 * the other language, which its letters identify. The term is marked in the same way.
 */
export function whyFound(
  found: FoundTitle,
  term: string,
  page: Locale,
  format: (why: WhyFound, name: string) => string,
): PhrasesData | undefined {
  const { matched } = found;
  if (!matched || matched.by === 'name') return otherNameWith(found, term, page);
  const reason = reasonOf(matched, page);
  return reason && sentence(markTerm(reason.name, term), (name) => format(reason.why, name));
}

function reasonOf(matched: Match, page: Locale): { why: WhyFound; name: PhraseData } | undefined {
  if (matched.by === 'original_name') {
    // The letters of an original name do not show its language.
    return matched.text
      ? { why: 'originalName', name: { text: matched.text, lang: 'und' } }
      : undefined;
  }
  const { name_fa, name_en } = matched;
  // The card of an episode shows its series.
  if (matched.by === 'series' || !name_fa) return undefined;
  const why = matched.by === 'person' ? (matched.role ?? 'person') : 'genre';
  return { why, name: namePhrase({ name_fa, name_en }, page) };
}

/** Returns the name in the other language, if only that name contains the term. */
function otherNameWith(found: FoundTitle, term: string, page: Locale): PhraseData | undefined {
  const other = otherNamePhrase(found, page);
  if (other === undefined || hasTerm(namePhrase(found, page), term)) return undefined;
  return hasTerm(other, term) ? markTerm(other, term) : undefined;
}
