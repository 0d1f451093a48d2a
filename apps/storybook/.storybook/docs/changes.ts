/** The changesets and changelogs: unreleased and released changes, as written for users of the packages. */
const notes: Readonly<Record<string, string>> = import.meta.glob(
  ['../../../../.changeset/*.md', '../../../../packages/{ui,player}/CHANGELOG.md'],
  { query: '?raw', import: 'default', eager: true, exhaustive: true },
);

const maxChanges = 8;

export interface ChangesOfVersion {
  readonly version: string;
  readonly changes: readonly string[];
}

/** Returns the changes that name the component, by version, the newest first. */
export function changesOf(name: string, of = Object.values(notes)): ChangesOfVersion[] {
  const versions = new Map<string, string[]>();
  for (const { version, text } of of.flatMap(versionsIn)) {
    const changes = text.split(/\n\s*\n|\n(?=- )/).flatMap((part) => changeIn(part, name));
    versions.set(version, [...(versions.get(version) ?? []), ...changes]);
  }
  return [...versions]
    .map(([version, changes]) => ({ version, changes: changes.slice(0, maxChanges) }))
    .filter(({ changes }) => changes.length > 0);
}

/** A changeset has no version yet. A changelog has the package's name as title and a heading for each version. */
function versionsIn(note: string): { version: string; text: string }[] {
  const [, head, changeset] = /^---([\s\S]*?)\n---\n([\s\S]*)/.exec(note) ?? [];
  if (head !== undefined) {
    const isUiOrPlayer = /@parde\/(?:ui|player)/.test(head);
    return isUiOrPlayer ? [{ version: 'Unreleased', text: changeset ?? '' }] : [];
  }
  const [title = '', ...parts] = note.split(/^## /m);
  const version = (part: string) => `${title.replace(/^# /, '').trim()} ${part.split('\n', 1)}`;
  return parts.map((part) => ({ version: version(part), text: part.replace(/^.*\n/, '') }));
}

/**
 * Returns the part from its beginning to the last sentence that names the component, because sentences depend on
 * earlier ones.
 */
function changeIn(part: string, name: string): string[] {
  const text = part
    .replace(/^\s*-\s+(?:[0-9a-f]{7,}: )?/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const sentences = text.split(/(?<=\.)\s+(?=[A-Z`])/);
  const last = sentences.findLastIndex((sentence) => sentence.includes(`\`${name}\``));
  return last < 0 || text.startsWith('New:') ? [] : [sentences.slice(0, last + 1).join(' ')];
}
