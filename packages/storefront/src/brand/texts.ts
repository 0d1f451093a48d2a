/** The texts that a brand can write itself, each by the name of its file in the brand's `texts` folder. */
export const textNames = ['about', 'faq', 'internet', 'terms', 'privacy'] as const;

export type TextName = (typeof textNames)[number];

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
