import type { Locale } from '@parde/domain';
import type { PhraseData } from '@parde/ui';
import { type Named, nameOf } from './names.ts';
import { phrase } from './phrases.ts';

/** The name in the other language, where it differs. */
export function otherNamePhrase(named: Named, page: Locale): PhraseData | undefined {
  const other = page === 'en' ? named.name_fa : named.name_en;
  return !other || other === nameOf(named, page) ? undefined : phrase(other, page);
}

interface MadeAbroad {
  readonly original_name?: string | null | undefined;
  readonly languages: readonly { readonly code: string }[];
}

/** Letters cannot tell Turkish from Polish. What is spoken in it can, where that is one language. */
export function originalNamePhrase({
  original_name: text,
  languages: [language, other],
}: MadeAbroad): PhraseData | undefined {
  return text ? { text, lang: (!other && language?.code) || 'und' } : undefined;
}
