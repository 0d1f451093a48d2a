import type { Meta, StoryObj } from '@storybook/react-vite';
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
};
