import type { TextModule, TextName } from './texts.ts';

/** Vite's root is the brand's folder. Each file is a chunk, and only the pages of texts load one. */
const files = import.meta.glob<TextModule>('/texts/*.md');

type Load = () => Promise<TextModule>;

/** The names of the brand's files: `terms.fa.md`. */
export const textFiles: readonly string[] = Object.keys(files).map((path) =>
  path.replace(/^.*\//, ''),
);

/** Undefined if the brand has no such text in this language. */
export function textFile(name: TextName, language: string): Load | undefined {
  return files[`/texts/${name}.${language}.md`];
}
