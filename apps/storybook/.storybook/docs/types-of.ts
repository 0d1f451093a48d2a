const files: Readonly<Record<string, string>> = import.meta.glob('../../../../packages/ui/api.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const api = Object.values(files).join('\n');

/** The interfaces and types that the kit exports, by name. */
const declared = new Map(
  [...api.matchAll(/^(?:interface|type) (\w+)[\s\S]*?(?=\n\n|\n```)/gm)].map(([code, name]) => [
    name ?? '',
    code,
  ]),
);

/**
 * True if the docs show the type: it has fields, or it is one of the kit's text types, whose fields cannot be
 * imported by name.
 */
const isDocumentedType = (name: string): boolean =>
  ((declared.get(name)?.includes('{') ?? false) || /^Phrases?Data$/.test(name)) &&
  !name.endsWith('Props');

/** Returns the types that the props of a component use, each with its fields. */
export function typesOf(component: string): string[] {
  const found = new Set<string>();
  const follow = (name: string) => {
    for (const [word] of declared.get(name)?.matchAll(/\b[A-Z]\w+/g) ?? []) {
      if (found.has(word) || !isDocumentedType(word)) continue;
      found.add(word);
      follow(word);
    }
  };
  follow(`${component}Props`);
  return [...found].map((name) => declared.get(name) ?? '');
}
