import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { allStories } from '../.storybook/code/all-stories.ts';
import { addressOf, fileOf, linksIn, pages } from '../.storybook/docs/pages.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const files: Readonly<Record<string, string>> = import.meta.glob(
  ['../../../packages/*/README.md', '../../../docs/*.md'],
  { query: '?raw', import: 'default', eager: true },
);

const patterns: Readonly<Record<string, string>> = import.meta.glob(
  ['../stories/*.stories.tsx', '../../../packages/ui/src/stories/behaviour/*.stories.tsx'],
  { query: '?raw', import: 'default', eager: true },
);
const patternStories = Object.values(patterns).flatMap((text) => {
  const title = /title: '([^']+)'/.exec(text)?.[1] ?? '';
  return [...text.matchAll(/^export const (\w+)/gm)].flatMap(([, name = '']) => [
    `?path=/story/${toId(title, name)}`,
    `?path=/docs/${toId(title, 'docs')}`,
  ]);
});

const known = new Set([
  ...patternStories,
  ...pages.map(({ id }) => `?path=/docs/${id}`),
  ...allStories.flatMap(({ title, stories }) => [
    `?path=/docs/${toId(title, 'docs')}`,
    ...stories.map(({ name }) => `?path=/story/${toId(title, storyNameFromExport(name))}`),
  ]),
]);

test('links between the pages lead to existing pages', () => {
  const links = pages.flatMap(({ text }) => linksIn(text)).filter((link) => link.startsWith('?'));
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((link) => !known.has(link.replace(/#.*/, '')))).toEqual([]);
});

test('links in the shown files lead to docs pages or to files in the repository', () => {
  const shown = pages.flatMap(({ file }) => (file === undefined ? [] : [file]));
  expect(shown.length).toBeGreaterThan(6);
  const lost = shown.flatMap((file) => {
    const text = files[`../../../${file}`] ?? '';
    expect(text, file).not.toBe('');
    return linksIn(text).filter((link) => {
      const target = fileOf(link, file);
      return target !== undefined && !existsSync(`${root}/${target}`);
    });
  });
  expect(lost).toEqual([]);
  expect(addressOf('../packages/conformance/README.md', 'docs/your-own-server.md')).toBe(
    '?path=/docs/guides-conformance--docs',
  );
});
