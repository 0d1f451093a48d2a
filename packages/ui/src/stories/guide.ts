/** What a page of the docs says of a component besides its stories. It stands beside them. */
export interface Guide {
  /** `new`: what it takes may still change with the next minor version. */
  readonly status: 'stable' | 'new';
  /** The first version that has it. */
  readonly since: string;
  readonly use: string;
  readonly avoid: string;
  /** Keys and what they do. Without any it is no stop of the keyboard. */
  readonly keys?: Readonly<Record<string, string>>;
  /** What a screen reader says. */
  readonly heard: string;
  /** Other public components that the page is about. */
  readonly also?: readonly string[];
}
