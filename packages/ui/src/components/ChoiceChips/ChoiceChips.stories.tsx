import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { controlMessages } from '../../stories/messages/control-messages.ts';
import { expectNoOverflow } from '../../stories/no-overflow.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { Box } from '../layout/Box.tsx';
import { guide } from './ChoiceChips.guide.ts';
import { ChoiceChips } from './ChoiceChips.tsx';

/**
 * One of many short choices, all visible: a group in a filter sheet.
 *
 * **Do** show beside each choice how many items it has, and disable choices without items.
 * **Don't** use it for choices that need a hint or a price: use a `RadioGroup`.
 */
const meta = {
  title: 'Components/ChoiceChips',
  component: ChoiceChips,
  parameters: { guide, propCode: { moreLabel: '(rest) => `+${rest}`' } },
  args: { label: '', choices: [], value: '', onChange: () => undefined },
} satisfies Meta<typeof ChoiceChips>;

export default meta;

const counts = [undefined, '۱٬۶۸۹', '۰', '۹۷'];

const many = Array.from({ length: 14 }, (_, index) => ({
  value: String(index),
  label: `${index + 1}p`,
}));

function Many({ locale }: { locale: StoryLocale }) {
  const t = controlMessages(locale);
  const [value, setValue] = useState('12');
  return (
    <Box style={{ maxInlineSize: '20rem' }}>
      <ChoiceChips
        label={t.qualityTitle}
        value={value}
        onChange={setValue}
        choices={many}
        first={{ count: 5, moreLabel: (rest) => `+${rest}` }}
      />
    </Box>
  );
}

/** The first of very many choices, the selected one, and a button for the others. */
export const FirstOfMany: StoryObj<typeof meta> = {
  render: (_, { globals }) => <Many locale={localeOf(globals)} />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('the choice is visible at any position', async () => {
      await expect(canvas.getAllByRole('radio')).toHaveLength(6);
      await expect(canvas.getByRole('radio', { checked: true })).toBeVisible();
    });
    await step('the focus moves to the first added choice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '+8' }));
      await expect(canvas.getAllByRole('radio')).toHaveLength(14);
      await expect(canvas.getByRole('radio', { name: '6p' })).toHaveFocus();
      await expect(canvas.queryByRole('button')).toBeNull();
    });
  },
};

function Qualities({ locale }: { locale: StoryLocale }) {
  const t = controlMessages(locale);
  const [value, setValue] = useState<string>(t.qualities[0]);
  return (
    <Box style={{ maxInlineSize: '20rem' }}>
      <ChoiceChips
        label={t.qualityTitle}
        value={value}
        onChange={setValue}
        choices={t.qualities.map((name, index) => ({
          value: name,
          label: index === 3 ? { text: name, lang: 'fa', dir: 'rtl' } : name,
          end: counts[index],
          disabled: index === 2,
        }))}
      />
    </Box>
  );
}

export const WithCounts: StoryObj<typeof meta> = {
  render: (_, { globals }) => <Qualities locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals, step }) => {
    const t = controlMessages(localeOf(globals));
    const canvas = within(canvasElement);
    const [first, second, empty, last] = t.qualities;
    const one = (name: string) => canvas.getByRole('radio', { name: new RegExp(`^${name}`) });
    await step('the group has a name, and is one tab stop', async () => {
      await expect(canvas.getByRole('group', { name: t.qualityTitle })).toBeVisible();
      await userEvent.tab();
      await expect(one(first)).toHaveFocus();
    });
    await step('arrows choose, and skip disabled choices', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(one(empty)).toBeDisabled();
      await expect(one(last)).toBeChecked();
    });
    await step('the complete pill can be clicked', async () => {
      await expect(one(second).getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
      await userEvent.click(one(second));
      await expect(one(second)).toBeChecked();
    });
    await expectNoOverflow(canvasElement);
  },
};
