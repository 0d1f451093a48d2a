import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { controlWords } from '../../stories/control-words.ts';
import { expectNoOverflow } from '../../stories/no-overflow.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { Box } from '../layout/Box.tsx';
import { ChoiceChips } from './ChoiceChips.tsx';

/**
 * One of many short choices, all of them in sight: a group of a sheet of filters.
 *
 * **Do** say beside each how much there is of it, and disable what there is nothing of.
 * **Don't** use it for choices that need a hint or a price: that is a `RadioGroup`.
 */
const meta = {
  title: 'Components/ChoiceChips',
  component: ChoiceChips,
  args: { label: '', choices: [], value: '', onChange: () => undefined },
} satisfies Meta<typeof ChoiceChips>;

export default meta;

const counts = [undefined, '۱٬۶۸۹', '۰', '۹۷'];

function Qualities({ locale }: { locale: StoryLocale }) {
  const t = controlWords(locale);
  const [value, setValue] = useState<string>(t.qualities[0]);
  return (
    <Box style={{ maxInlineSize: '20rem' }}>
      <ChoiceChips
        label={t.qualityTitle}
        value={value}
        onChange={setValue}
        choices={t.qualities.map((name, place) => ({
          value: name,
          label: place === 3 ? { text: name, lang: 'fa', dir: 'rtl' } : name,
          end: counts[place],
          disabled: place === 2,
        }))}
      />
    </Box>
  );
}

export const WithCounts: StoryObj<typeof meta> = {
  render: (_, { globals }) => <Qualities locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals, step }) => {
    const t = controlWords(localeOf(globals));
    const canvas = within(canvasElement);
    const [first, second, empty, last] = t.qualities;
    const one = (name: string) => canvas.getByRole('radio', { name: new RegExp(`^${name}`) });
    await step('the group has a name, and is one stop of the keyboard', async () => {
      await expect(canvas.getByRole('group', { name: t.qualityTitle })).toBeVisible();
      await userEvent.tab();
      await expect(one(first)).toHaveFocus();
    });
    await step('arrows choose, and pass over what is disabled', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(one(empty)).toBeDisabled();
      await expect(one(last)).toBeChecked();
    });
    await step('the whole pill can be pressed', async () => {
      await expect(one(second).getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
      await userEvent.click(one(second));
      await expect(one(second)).toBeChecked();
    });
    await expectNoOverflow(canvasElement);
  },
};
