import type { Answer } from '@parde/api-client';

export type Page = Answer<'getPage'>['data'];

type PageText = { heading: string | null; paragraphs: readonly string[] };

/** A heading, or none for the first, and its paragraphs, in both languages. */
export type Section = { key?: string; fa: PageText; en: PageText };

export type Group = { fa: string; en: string; sections: readonly Section[] };

export function sectionsOf(sections: readonly Section[]): Page['sections'] {
  return sections.map(({ key, fa, en }) => ({
    ...(key !== undefined && { key }),
    heading_fa: fa.heading,
    heading_en: en.heading,
    paragraphs_fa: [...fa.paragraphs],
    paragraphs_en: [...en.paragraphs],
  }));
}

export function sectionsOfGroups(groups: readonly Group[]): Page['sections'] {
  return groups.flatMap(({ fa, en, sections }) =>
    sectionsOf(sections).map((section) => ({ group_fa: fa, group_en: en, ...section })),
  );
}
