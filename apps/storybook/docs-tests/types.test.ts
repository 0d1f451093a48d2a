import { expect, test } from 'vitest';
import { typesOf } from '../.storybook/docs/types-of.ts';

test('a prop of a type of the kit says its fields', () => {
  const [option] = typesOf('RadioGroup');
  expect(option).toMatch(/^interface RadioOption \{[\s\S]*\blabel: ReactNode;[\s\S]*\}$/);
});

test('so do the types that a type consists of', () => {
  expect(typesOf('HeroSlider').join('\n')).toMatch(/interface PictureData \{[\s\S]*url: string/);
});

test('and a text that is of several phrases', () => {
  const types = typesOf('PosterCard').join('\n');
  expect(types).toMatch(/^type PhrasesData = /m);
  expect(types).toMatch(/^type PhraseData = string \| PhraseParts;$/m);
});
