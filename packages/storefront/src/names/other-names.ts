import type { Locale } from '@parde/domain';
import type { PhraseData } from '@parde/ui';
import { type Named, nameOf } from './names.ts';
import { phrase } from './phrases.ts';

/** Returns the name in the other language if it differs. */
export function otherNamePhrase(named: Named, page: Locale): PhraseData | undefined {
  const other = page === 'en' ? named.name_fa : named.name_en;
  return !other || other === nameOf(named, page) ? undefined : phrase(other, page);
}

interface MadeAbroad {
  readonly original_name?: string | null | undefined;
  readonly languages: readonly { readonly code: string }[];
}

/**
 * Marks the original name with the title's spoken language if there is only one, because the script alone cannot
 * distinguish Turkish from Polish.
 */
export function originalNamePhrase({
  original_name: text,
  languages: [language, other],
}: MadeAbroad): PhraseData | undefined {
  return text ? { text, lang: (!other && language?.code) || 'und' } : undefined;
}
