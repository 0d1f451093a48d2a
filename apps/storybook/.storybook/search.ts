import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { StoryIndexGenerator } from 'storybook/internal/core-server';
import type { StoryIndex } from 'storybook/internal/types';
import { aliasElementId } from './called.ts';

const root = new URL('../', import.meta.url);

/** Makes the sidebar's search find a component by the alternative names in its guide. */
export function searchable(generator: StoryIndexGenerator): StoryIndexGenerator {
  const read = generator.getIndex.bind(generator);
  generator.getIndex = async () => withAliases(await read());
  return generator;
}

export async function withAliases(index: StoryIndex): Promise<StoryIndex> {
  const entries = Object.entries(index.entries).map(async ([id, entry]) => {
    const aliases = entry.type === 'docs' ? await aliasesOf(entry.importPath) : [];
    const aliasAnchors = aliases.map((title) => ({ id: aliasElementId(title), title }));
    // Storybook requests the index again and may pass the same entries, so do not mutate them.
    return [id, aliasAnchors.length > 0 ? { ...entry, anchors: aliasAnchors } : entry] as const;
  });
  return { ...index, entries: Object.fromEntries(await Promise.all(entries)) };
}

/** A guide is in the same folder as the stories, under the same name. */
async function aliasesOf(stories: string): Promise<readonly string[]> {
  const guide = new URL(stories.replace(/\.stories\.tsx$/, '.guide.ts'), root);
  if (!guide.href.endsWith('.guide.ts') || !existsSync(fileURLToPath(guide))) return [];
  const read: { guide: { aliases: readonly string[] } } = await import(
    pathToFileURL(fileURLToPath(guide)).href
  );
  return read.guide.aliases;
}
