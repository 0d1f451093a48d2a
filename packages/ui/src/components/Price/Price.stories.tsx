import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { controlWords } from '../../stories/control-words.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Stack } from '../layout/Stack.tsx';
import { Price } from './Price.tsx';

/** What is paid. **Do** say every price with its tax, in toman. */
const meta = {
  title: 'Components/Price',
  component: Price,
  args: { amount: '۱۴۹٬۰۰۰ تومان' },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithDiscount: Story = {
  render: (_, { globals }) => {
    const t = controlWords(localeOf(globals));
    const before = { amount: t.tomanBefore, label: t.insteadOf };
    return (
      <Stack>
        <Price amount={t.toman} />
        <Price amount={t.toman} size="lg" before={before} discount={t.saved} />
      </Stack>
    );
  },
  play: async ({ canvasElement, globals, step }) => {
    const t = controlWords(localeOf(globals));
    const canvas = within(canvasElement);
    await step('what it was is read out as such, and struck out for the eye', async () => {
      const before = canvas.getByText(t.tomanBefore);
      await expect(before.previousElementSibling).toHaveTextContent(t.insteadOf);
      await expect(getComputedStyle(before).textDecorationLine).toBe('line-through');
    });
    await step('each amount keeps its own direction', async () => {
      for (const amount of canvas.getAllByText(t.toman)) await expect(amount.tagName).toBe('BDI');
    });
  },
};
