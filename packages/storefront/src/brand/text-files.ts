import type { TextModule, TextName } from './texts.ts';

/** Vite's root is the brand's folder. Each file is its own chunk, and only the text pages load one. */
const files = import.meta.glob<TextModule>('/texts/*.md');

type Load = () => Promise<TextModule>;

/** The names of the brand's text files: `terms.fa.md`. */
export const textFiles: readonly string[] = Object.keys(files).map((path) =>
  path.replace(/^.*\//, ''),
);

/** Returns undefined if the brand does not have this text in this language. */
export function textFile(name: TextName, language: string): Load | undefined {
  return files[`/texts/${name}.${language}.md`];
}
