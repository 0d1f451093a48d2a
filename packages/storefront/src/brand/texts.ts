/** The texts that a brand can write itself, each by the name of its file in the brand's `texts` folder. */
export const textNames = ['about', 'faq', 'internet', 'terms', 'privacy'] as const;

export type TextName = (typeof textNames)[number];

/** The texts of each page, in their order. The table of operators is the API's text of `internet`. */
export const pageTexts = {
  'about-contact': ['about'],
  faq: ['faq'],
  internet: ['internet'],
  terms: ['terms', 'privacy'],
} as const satisfies Record<string, readonly TextName[]>;

export type TextPageName = keyof typeof pageTexts;

/** A part of a text below one heading. The build makes it from Markdown (build/brand-texts.ts). */
export interface TextPart {
  /** HTML, as is `heading`. */
  readonly group?: string;
  readonly heading?: string;
  readonly html: string;
}

export interface TextModule {
  readonly default: readonly TextPart[];
}
