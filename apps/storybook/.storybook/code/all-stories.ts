import type { Meta } from '@storybook/react-vite';
import { createElement, type ReactNode } from 'react';

// The player's stories compute the address of their stream on import, and need `location` for it.
Object.assign(globalThis, { location: new URL('http://localhost/') });

interface Described {
  readonly args?: object;
  readonly parameters?: object;
  readonly render?: (args: object, context: object) => ReactNode;
}

export interface StoriesPage {
  /** The title in the sidebar: `Components/Button`. */
  readonly title: string;
  /** The path relative to the docs folder, as in Storybook's index. */
  readonly file: string;
  readonly meta: Meta;
  readonly stories: readonly TestedStory[];
}

interface TestedStory {
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly render: () => ReactNode;
}

const modules = import.meta.glob<Record<string, Described> & { default: Meta }>([
  '../../../../packages/{ui,player}/src/**/*.stories.tsx',
  '!**/behaviour/**',
]);

/** Every page of stories, in Persian as in the docs. */
export const allStories: readonly StoriesPage[] = await Promise.all(
  Object.entries(modules).map(async ([file, load]) => {
    const { default: meta, ...stories } = await load();
    return {
      title: meta.title ?? '',
      file: file.replace('../../', ''),
      meta,
      stories: Object.entries(stories).map(([name, story]) => createTestedStory(name, story, meta)),
    };
  }),
);

function createTestedStory(name: string, story: Described, meta: Meta): TestedStory {
  const args = { ...meta.args, ...story.args };
  const globals = { brand: 'main', locale: 'fa', theme: 'dark' };
  const draw = story.render ?? meta.render;
  return {
    name,
    parameters: { ...meta.parameters, ...story.parameters },
    render: () => {
      if (draw) return Reflect.apply(draw, undefined, [args, { args, globals }]);
      return meta.component ? createElement(meta.component, args) : null;
    },
  };
}
