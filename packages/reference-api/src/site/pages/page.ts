import type { Answer } from '@parde/api-client';

export type Page = Answer<'getPage'>['data'];

/** A heading, or none for the first, and its paragraphs, in both languages. */
export type Section = {
  fa: { heading: string | null; paragraphs: readonly string[] };
  en: { heading: string | null; paragraphs: readonly string[] };
};

export function sectionsOf(sections: readonly Section[]): Page['sections'] {
  return sections.map(({ fa, en }) => ({
    heading_fa: fa.heading,
    heading_en: en.heading,
    paragraphs_fa: [...fa.paragraphs],
    paragraphs_en: [...en.paragraphs],
  }));
}
