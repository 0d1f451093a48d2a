/** What changed: as users of the packages are told of it, released or to come. */
const notes: Readonly<Record<string, string>> = import.meta.glob(
  ['../../../../.changeset/*.md', '../../../../packages/{ui,player}/CHANGELOG.md'],
  { query: '?raw', import: 'default', eager: true, exhaustive: true },
);

const most = 8;

/** The sentences that name the component. */
export function changesOf(name: string): string[] {
  const named = new RegExp(`\`${name}\``);
  return Object.values(notes)
    .filter((note) => /@parde\/(?:ui|player)/.test(note))
    .flatMap((note) =>
      note.replace(/^---[\s\S]*?\n---\n/, '').split(/\n\s*\n|\n(?=- )|(?<=\.)\s+(?=[A-Z`])/),
    )
    .map((sentence) => sentence.replace(/^-\s+/, '').replace(/\s+/g, ' ').trim())
    .filter((sentence) => named.test(sentence) && !sentence.startsWith('New:'))
    .slice(0, most);
}
