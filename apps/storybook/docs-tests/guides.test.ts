import * as player from '@parde/player';
import * as kit from '@parde/ui';
import { expect, test } from 'vitest';
import { allStories } from '../.storybook/code/all-stories.ts';
import type { GuideData } from '../.storybook/code/guide-text.ts';

const sources: Readonly<Record<string, string>> = import.meta.glob(
  '../../../packages/ui/src/components/**/*.stories.tsx',
  { query: '?raw', import: 'default', eager: true },
);

const guides = allStories.flatMap(({ title, meta }): { title: string; guide: GuideData }[] =>
  meta.parameters?.guide ? [{ title, guide: meta.parameters.guide }] : [],
);

test('every public component is on a page that says when to use it', () => {
  const documented = new Set(
    guides.flatMap(({ title, guide }) => [title.replace(/^.*\//, ''), ...(guide.alsoCovers ?? [])]),
  );
  const undocumented = Object.entries({ ...kit, ...player }).flatMap(([name, value]) => {
    const isComponent = typeof value === 'function' && /^[A-Z]/.test(name);
    return isComponent && !name.endsWith('Icon') && !documented.has(name) ? [name] : [];
  });
  expect(undocumented).toEqual([]);
});

test('each guide describes use and screen reader output in complete sentences', () => {
  for (const { title, guide } of guides) {
    for (const text of [guide.use, guide.avoid, guide.screenReader])
      expect(text, title).toMatch(/\.$/);
  }
});

test('each guide lists alternative names in both languages', () => {
  for (const { title, guide } of guides) {
    const messages = guide.aliases.join('\n');
    expect(messages, title).toMatch(/^[a-z0-9]/m);
    expect(messages, title).toMatch(/^[\u0600-\u06ff]/m);
    expect(new Set(guide.aliases).size, title).toBe(guide.aliases.length);
  }
});

/** Maps keys as tests write them to keys as guides name them. */
const names: Readonly<Record<string, RegExp>> = {
  '{Enter}': /Enter/,
  '{Escape}': /Escape/,
  '{Delete}': /Delete/,
  '{Backspace}': /Backspace/,
  '{Home}': /Home/,
  '{End}': /End/,
  '{ArrowUp}': /↑/,
  '{ArrowDown}': /↓/,
  '{ArrowLeft}': /←/,
  '{ArrowRight}': /→/,
  "keyboard(' ')": /Space/,
};

test('each key that a story uses is listed on its page', () => {
  let pressed = 0;
  const missing = guides.flatMap(({ title, guide }) => {
    const component = title.replace(/^.*\//, '');
    const file = Object.keys(sources).find((name) => name.endsWith(`/${component}.stories.tsx`));
    const keys = Object.keys(guide.keys ?? {}).join(' ');
    const presses = Object.entries(names).filter(([press]) => sources[file ?? '']?.includes(press));
    pressed += presses.length;
    return presses.flatMap(([press, name]) => (name.test(keys) ? [] : [`${title}: ${press}`]));
  });
  expect(missing).toEqual([]);
  expect(pressed).toBeGreaterThan(20);
});
