import * as player from '@parde/player';
import * as poster from '@parde/player/poster';
import * as kit from '@parde/ui';
import { expect, test } from 'vitest';
import { componentPages } from '../../../scripts/generate/component-pages.ts';
import { storyPages } from '../.storybook/code/story-pages.ts';
import { mistakesIn } from './compile.ts';

const { 'llms.txt': llms = '', ...pages } = componentPages(['ui', 'player'], storyPages, 'docs');
const components = Object.entries({ ...kit, ...player, ...poster }).flatMap(([name, value]) =>
  typeof value === 'function' && /^[A-Z]/.test(name) ? [name] : [],
);
const pageOf = (component: string): string =>
  pages[`docs/${component.endsWith('Icon') ? 'Icons' : component}.md`] ?? '';

test('every public component has a page, and llms.txt links to each page', () => {
  expect(components.length).toBeGreaterThan(130);
  const missing = components.filter((name) => !importOf(name).includes(name));
  expect(missing).toEqual([]);
  const linked = [...llms.matchAll(/\]\((docs\/[^)]+)\): ./g)].map(([, path]) => path);
  expect(linked.toSorted()).toEqual(Object.keys(pages).toSorted());
});

test('each pattern is a page with its rules and its code', () => {
  const patterns = Object.entries(pages).filter(([path]) => path.startsWith('docs/pattern-'));
  expect(patterns).toHaveLength(5);
  for (const [path, text] of patterns) {
    expect(text, path).toMatch(
      /\n## Do\n[\s\S]*\n## Code\n[\s\S]*\n```tsx\n(?:'use client';\n)?import [\s\S]*\n```\n$/,
    );
    expect(text.replace(/```tsx[\s\S]*/, ''), path).not.toMatch(/^<[A-Z]|\?path=|^import/m);
  }
});

test('every page has each part of its guide, and none is empty', () => {
  for (const name of components) {
    const titles = pageOf(name).matchAll(/^## (.*)\n\n(?=[^#\s])/gm);
    expect(
      [...titles].map(([, title]) => title),
      name,
    ).toEqual([
      'When to use it',
      'When not to use it',
      'Keys',
      'What a screen reader announces',
      'Props',
      'Example',
    ]);
  }
});

test('every example compiles and uses its component, and every prop is on its page', () => {
  const examples = new Map(components.map((name) => [`${name}.example.tsx`, exampleOf(name)]));
  const icon = /<\w+Icon\b/;
  const unused = components.filter(
    (name) => !(name.endsWith('Icon') ? icon : new RegExp(`<${name}\\b`)).test(exampleOf(name)),
  );
  expect(unused).toEqual([]);
  const props = new Map(components.map((name) => [`${name}.props.ts`, propsCheckOf(name)]));
  expect(mistakesIn(new Map([...examples, ...props]))).toEqual([]);
});

const importOf = (name: string): string =>
  /^import \{.*\} from '.*';$/m.exec(pageOf(name))?.[0] ?? '';

const exampleOf = (name: string): string =>
  /\n## Example\n\n```tsx\n([\s\S]*)\n```\n$/.exec(pageOf(name))?.[1] ?? '';

/** Code that does not compile where the component takes a prop that its page does not name. */
function propsCheckOf(name: string): string {
  const [, types = ''] = /\n## Props\n\n```ts\n([\s\S]*?)\n```\n/.exec(pageOf(name)) ?? [];
  const named = types
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .matchAll(/(?<![\w-])([\w]+)\??:|'([\w-]+)'/g);
  const names = [...named].map(([, prop, quoted]) => `'${prop ?? quoted}'`);
  return `import type { ${name} } from '${/from '(.*)'/.exec(importOf(name))?.[1]}';
import type { ComponentProps } from 'react';
declare const props: keyof ComponentProps<typeof ${name}>;
export const named: ${[...names, 'never'].join(' | ')} = props;
`;
}
