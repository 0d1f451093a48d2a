import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { controlWords } from '../../stories/control-words.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Box } from '../layout/Box.tsx';
import { Progress } from './Progress.tsx';

/** How far something has come. **Don't** show it for what takes less than a second. */
const meta = {
  title: 'Components/Progress',
  component: Progress,
  args: { label: '', value: 0, valueText: '' },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Download: Story = {
  render: (_, { globals }) => {
    const t = controlWords(localeOf(globals));
    return (
      <Box style={{ maxInlineSize: '24rem' }}>
        <Progress label={t.downloading} value={0.64} valueText={t.percent} />
      </Box>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const t = controlWords(localeOf(globals));
    const bar = within(canvasElement).getByRole('progressbar', { name: t.downloading });
    await expect(bar).toHaveAttribute('aria-valuenow', '64');
  },
};
