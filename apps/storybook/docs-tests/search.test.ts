import { toId } from 'storybook/internal/csf';
import type { StoryIndex } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import { allStories } from '../.storybook/code/all-stories.ts';
import { withAliases } from '../.storybook/search.ts';

const index: StoryIndex = {
  v: 5,
  entries: Object.fromEntries(
    allStories.map(({ title, file }) => {
      const id = toId(title, 'docs');
      const page = { id, title, name: 'Docs', type: 'docs' as const, storiesImports: [] };
      return [id, { ...page, importPath: file }];
    }),
  ),
};

test('the search finds a component’s page by each of its names', async () => {
  const { entries } = await withAliases(index);
  const found = Object.values(entries).flatMap((entry) =>
    entry.type === 'docs' ? (entry.anchors ?? []).map(({ title }) => [title, entry.title]) : [],
  );
  const expected = allStories.flatMap(({ title, meta }) => {
    const aliases: readonly string[] = meta.parameters?.guide?.aliases ?? [];
    return aliases.map((word) => [word, title]);
  });
  expect(found).toEqual(expected);
  for (const task of [
    ['error message', 'Components/ErrorState'],
    ['modal', 'Components/Dialog'],
    ['dropdown', 'Components/Select'],
    ['دکمه', 'Components/Button'],
    ['نوار بالا', 'Components/Header'],
  ]) {
    expect(found).toContainEqual(task);
  }
});
