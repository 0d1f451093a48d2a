import { expect, test } from 'vitest';
import { typesOf } from '../.storybook/docs/types-of.ts';

test('shows the fields of a kit type that a prop uses', () => {
  const [option] = typesOf('RadioGroup');
  expect(option).toMatch(/^interface RadioOption \{[\s\S]*\blabel: ReactNode;[\s\S]*\}$/);
});

test('shows the fields of nested types', () => {
  expect(typesOf('HeroSlider').join('\n')).toMatch(/interface PictureData \{[\s\S]*url: string/);
});

test('shows the types of a text that consists of several phrases', () => {
  const types = typesOf('PosterCard').join('\n');
  expect(types).toMatch(/^type PhrasesData = /m);
  expect(types).toMatch(/^type PhraseData = string \| PhraseParts;$/m);
});
