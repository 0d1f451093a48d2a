const files: Readonly<Record<string, string>> = import.meta.glob('../../../../packages/ui/api.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const api = Object.values(files).join('\n');

/** What the kit exports, by name: an interface, or a type with fields. */
const declared = new Map(
  [...api.matchAll(/^(?:interface|type) (\w+)[\s\S]*?(?=\n\n|\n```)/gm)].map(([code, name]) => [
    name ?? '',
    code,
  ]),
);

/** A text is of the kit's own kind, though its fields have no name that can be imported. */
const isTold = (name: string): boolean =>
  ((declared.get(name)?.includes('{') ?? false) || /^Phrases?Data$/.test(name)) &&
  !name.endsWith('Props');

/** The types that the props of a component consist of, each with its fields. */
export function typesOf(component: string): string[] {
  const found = new Set<string>();
  const follow = (name: string) => {
    for (const [word] of declared.get(name)?.matchAll(/\b[A-Z]\w+/g) ?? []) {
      if (found.has(word) || !isTold(word)) continue;
      found.add(word);
      follow(word);
    }
  };
  follow(`${component}Props`);
  return [...found].map((name) => declared.get(name) ?? '');
}
