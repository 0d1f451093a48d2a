import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { controlMessages } from '../../stories/messages/control-messages.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Box } from '../layout/Box.tsx';
import { Stack } from '../layout/Stack.tsx';
import { guide } from './Progress.guide.ts';
import { Progress } from './Progress.tsx';

/**
 * The progress of a task, as a bar and as text. The bar fills from the start of the line.
 *
 * **Do** word the value as people do: “64 percent”, “3 of 5 episodes”.
 *
 * **Don't** show it for tasks of less than a second, or with an unknown end: use a `Skeleton` or a loading `Button`.
 */
const meta = {
  title: 'Components/Progress',
  component: Progress,
  parameters: { guide },
  args: { label: '', value: 0, valueText: '' },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Download: Story = {
  render: (_, { globals }) => {
    const t = controlMessages(localeOf(globals));
    return (
      <Box style={{ maxInlineSize: '24rem' }}>
        <Progress label={t.downloading} value={0.64} valueText={t.percent} />
      </Box>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const t = controlMessages(localeOf(globals));
    const bar = within(canvasElement).getByRole('progressbar', { name: t.downloading });
    await expect(bar).toHaveAttribute('aria-valuenow', '64');
    await expect(bar).toHaveAttribute('aria-valuetext', t.percent);
    const filled = bar.firstElementChild?.getBoundingClientRect();
    const whole = bar.getBoundingClientRect();
    const side = globals.locale === 'fa' ? 'right' : 'left';
    // In forced colours the bar has a border of one pixel.
    await expect(Math.abs((filled?.[side] ?? 0) - whole[side])).toBeLessThan(2);
    await expect((filled?.width ?? 0) / whole.width).toBeCloseTo(0.64, 2);
  },
};

const names = {
  fa: 'دانلود The Long Way Home: Director’s Cut، فصل ۲، قسمت ۱۷',
  en: 'آخرین برف دماوند: نسخهٔ بازسازی‌شدهٔ کارگردان، قسمت ۱۷',
} as const;

/** No progress, complete progress, and a value above the maximum, with a long name in both directions. */
export const Edges: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const percent = new Intl.NumberFormat(locale, { style: 'percent' });
    return (
      <Box style={{ maxInlineSize: '16rem' }}>
        <Stack>
          {[0, 1, 1.4].map((value) => (
            <Progress
              key={value}
              label={names[locale]}
              value={value}
              valueText={percent.format(value)}
            />
          ))}
        </Stack>
      </Box>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const name = names[localeOf(globals)];
    const bars = within(canvasElement).getAllByRole('progressbar', { name });
    const values = bars.map((bar) => bar.getAttribute('aria-valuenow'));
    await expect(values).toEqual(['0', '100', '100']);
    for (const bar of bars) await expect(bar.scrollWidth).toBe(bar.clientWidth);
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
