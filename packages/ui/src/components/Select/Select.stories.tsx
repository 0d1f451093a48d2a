import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { controlWords } from '../../stories/control-words.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Box } from '../layout/Box.tsx';
import { Stack } from '../layout/Stack.tsx';

import { Select } from './Select.tsx';

/** One of many. **Don't** use it for five or fewer: show them all in a `RadioGroup`. */
const meta = {
  title: 'Components/Select',
  component: Select,
  args: { label: '', options: [] },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Order: Story = {
  render: (_, { globals }) => {
    const t = controlWords(localeOf(globals));
    const options = t.sorts.map((label) => ({ value: label, label }));
    return (
      <Box style={{ maxInlineSize: '20rem' }}>
        <Stack>
          <Select label={t.sort} options={options} />
          <Select label={t.rating} options={options} disabled />
        </Stack>
      </Box>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const t = controlWords(localeOf(globals));
    const select = within(canvasElement).getByRole('combobox', { name: t.sort });
    await userEvent.selectOptions(select, t.sorts[2]);
    await expect(select).toHaveDisplayValue(t.sorts[2]);
  },
};
