/** What a page of the docs says of a component besides its stories. It stands beside them, under the same name: the search looks there. */
export interface Guide {
  /** `new`: what it takes may still change with the next minor version. */
  readonly status: 'stable' | 'new';
  /** The first version that has it. */
  readonly since: string;
  /** What people call it who do not know its name, in English and Persian: the search finds it by these. */
  readonly called: readonly string[];
  readonly use: string;
  readonly avoid: string;
  /** Keys and what they do. Without any it is no stop of the keyboard. */
  readonly keys?: Readonly<Record<string, string>>;
  /** What a screen reader says. */
  readonly heard: string;
  /** Other public components that the page is about. */
  readonly also?: readonly string[];
}
