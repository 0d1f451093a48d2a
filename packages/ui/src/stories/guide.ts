/**
 * The content of a component's docs page besides its stories. The guide is in the same folder as the stories, under
 * the same name, because the search reads it there.
 */
export interface Guide {
  /** `new`: the props may still change with the next minor version. */
  readonly status: 'stable' | 'new';
  /** The first version that contains the component. */
  readonly since: string;
  /**
   * Names that people use if they do not know the component's name, in English and Persian. The search finds the
   * component by these names.
   */
  readonly aliases: readonly string[];
  readonly use: string;
  readonly avoid: string;
  /** Keys and their actions. A component without keys is not focusable. */
  readonly keys?: Readonly<Record<string, string>>;
  /** The announcement of a screen reader. */
  readonly screenReader: string;
  /** Other public components that the page describes. */
  readonly alsoCovers?: readonly string[];
}
