/** The texts that a brand can write itself. Each is named after its file in the brand's `texts` folder. */
export const textNames = ['about', 'faq', 'internet', 'terms', 'privacy'] as const;

export type TextName = (typeof textNames)[number];

/** The texts of each page, in order. The table of operators comes from the API's `internet` text. */
export const pageTexts = {
  'about-contact': ['about'],
  faq: ['faq'],
  internet: ['internet'],
  terms: ['terms', 'privacy'],
} as const satisfies Record<string, readonly TextName[]>;

export type TextPageName = keyof typeof pageTexts;

/** The part of a text below one heading. The build makes it from Markdown (build/brand-texts.ts). */
export interface TextPart {
  /** Contains HTML, as `heading` does. */
  readonly group?: string;
  readonly heading?: string;
  readonly html: string;
}

export interface TextModule {
  readonly default: readonly TextPart[];
}
