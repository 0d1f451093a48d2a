import type { ReactElement } from 'react';
import type { StoryPage } from '../../../../scripts/generate/component-pages.ts';
import { allStories } from './all-stories.ts';
import { codeOf } from './code-of.ts';
import { codeOfStory } from './code-of-story.ts';
import { guideText } from './guide-text.ts';

const sources: Readonly<Record<string, string>> = import.meta.glob(
  '../../../../packages/{ui,player}/src/**/*.stories.tsx',
  { query: '?raw', import: 'default', eager: true },
);

const [oneOfEach] = Object.values(
  import.meta.glob<(locale: 'fa') => Readonly<Record<string, ReactElement>>>(
    '../../../../packages/ui/src/stories/parts/one-of-each.tsx',
    { import: 'oneOfEach', eager: true },
  ),
);

/** The pages of stories as text: the guide, the comment above the stories, and the code that is shown for each story. */
export const storyPages: readonly StoryPage[] = [
  ...allStories.map(({ title, file, meta, stories }) => {
    const { guide, docs } = meta.parameters ?? {};
    const source = sources[`../../${file}`] ?? '';
    const [, comment = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nconst meta\b/.exec(source) ?? [];
    return {
      title,
      guide: guide && { ...guide, text: guideText(guide) },
      text: comment.replace(/^\s*\* ?/gm, '').trim(),
      examples:
        docs?.canvas?.sourceState === 'none'
          ? []
          : stories.map((story) => () => codeOfStory(story)),
    };
  }),
  // A component that stands on its own in no story is still in this list.
  {
    title: 'One of each',
    guide: undefined,
    text: '',
    examples: Object.values(oneOfEach?.('fa') ?? {}).map((element) => () => codeOf(() => element)),
  },
];
