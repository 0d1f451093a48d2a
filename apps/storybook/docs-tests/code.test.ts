import { expect, test } from 'vitest';
import { allStories } from '../.storybook/code/all-stories.ts';
import { codeOfStory } from '../.storybook/code/code-of-story.ts';
import { mistakesIn } from './compile.ts';

test('the code shown below each story compiles', () => {
  const files = new Map<string, string>();
  for (const { title, stories, meta } of allStories) {
    if (meta.parameters?.docs?.canvas?.sourceState === 'none') continue;
    for (const { name, ...story } of stories) {
      files.set(`${title.replaceAll('/', '-')}.${name}.tsx`, codeOfStory(story));
    }
  }
  expect(files.size).toBeGreaterThan(180);
  expect(mistakesIn(files)).toEqual([]);
  const idle = /\b(?:onChange|onClose|onSelect)=\{\(\) => \{\}\}|<output/;
  const still = [...files].flatMap(([name, code]) => (idle.test(code) ? [name] : []));
  expect(still, 'they take what is chosen, and keep it').toEqual([]);
});

test('the code of a dialog opens and closes the dialog', () => {
  const dialog = allStories.find(({ title }) => title === 'Components/Dialog')?.stories[0];
  const code = dialog ? codeOfStory(dialog) : '';
  expect(code).toContain('const [open, setOpen] = useState(true);');
  expect(code).toContain('<Button onClick={() => setOpen(true)}>');
  expect(code).toContain('<Button variant="danger" onClick={() => setOpen(false)}>');
});
