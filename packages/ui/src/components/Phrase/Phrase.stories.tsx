import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { film } from '../../stories/catalogue.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Phrase } from './Phrase.tsx';

/**
 * A text that a server sent: a name, a summary, a comment. It may be in another language than the
 * page; then `lang` gives it its own voice in a screen reader, and `dir` its own direction. Every
 * prop of the kit that shows such a text takes the same: a string in the page's language, or
 * `{ text, lang, dir }`.
 *
 * **Do** say the language only where it is not the page's. **Don't** guess it: `und` is better than
 * a wrong one. **Don't** use it for a sentence of your own with a name in it; that is the page's.
 */
const meta = {
  title: 'Components/Phrase',
  component: Phrase,
  args: { children: { text: 'The Silk Caravan', lang: 'en', dir: 'ltr' } },
} satisfies Meta<typeof Phrase>;

export default meta;

export const OwnAndForeign: StoryObj<typeof meta> = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const other = locale === 'fa' ? 'en' : 'fa';
    return (
      <Stack>
        <Text>
          <Phrase>{film(locale).title}</Phrase>
        </Text>
        <Text>
          <Phrase>
            {{ text: film(other).title, lang: other, dir: other === 'fa' ? 'rtl' : 'ltr' }}
          </Phrase>
        </Text>
      </Stack>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals);
    const other = locale === 'fa' ? 'en' : 'fa';
    const canvas = within(canvasElement);
    await expect(canvas.getByText(film(locale).title)).not.toHaveAttribute('lang');
    const foreign = canvas.getByText(film(other).title);
    await expect(foreign).toHaveAttribute('lang', other);
    await expect(getComputedStyle(foreign).direction).toBe(other === 'fa' ? 'rtl' : 'ltr');
  },
};
