import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { localeOf } from '../../stories/story-locale.ts';
import { Box } from '../layout/Box.tsx';
import { Stack } from '../layout/Stack.tsx';
import { guide } from './Meter.guide.ts';
import { Meter } from './Meter.tsx';

/**
 * A part of a whole, as a bar and as text. The bar fills from the start of the line.
 *
 * **Do** name the whole: “2.4 GB of 8 GB”.
 *
 * **Don't** use it for the progress of a task: use `Progress`.
 */
const meta = {
  title: 'Components/Meter',
  component: Meter,
  parameters: { guide },
  args: { label: '', value: 0, valueText: '' },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  fa: { storage: 'فضای این دستگاه', used: '۲٫۴ گیگابایت از ۸ گیگابایت' },
  en: { storage: 'Space on this device', used: '2.4 GB of 8 GB' },
} as const;

/** The second part takes room of the same whole. */
export const Storage: Story = {
  render: (_, { globals }) => {
    const t = texts[localeOf(globals)];
    return (
      <Box style={{ maxInlineSize: '24rem' }}>
        <Meter label={t.storage} value={0.3} other={0.5} valueText={t.used} />
      </Box>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const t = texts[localeOf(globals)];
    const bar = within(canvasElement).getByRole('meter', { name: t.storage });
    await expect(bar).toHaveValue(0.3);
    await expect(bar).toHaveAttribute('aria-valuetext', t.used);
    const track = bar.nextElementSibling;
    const [part, other] = [...(track?.children ?? [])].map((each) => each.getBoundingClientRect());
    const whole = track?.getBoundingClientRect() ?? new DOMRect();
    const side = globals.locale === 'fa' ? 'right' : 'left';
    // In forced colours the bar has a border of one pixel.
    await expect(Math.abs((part?.[side] ?? 0) - whole[side])).toBeLessThan(2);
    await expect((part?.width ?? 0) / whole.width).toBeCloseTo(0.3, 1);
    await expect((other?.width ?? 0) / whole.width).toBeCloseTo(0.5, 1);
  },
};

/** Nothing, a trace, and more than the whole, in both tones. */
export const Edges: Story = {
  render: (_, { globals }) => {
    const t = texts[localeOf(globals)];
    return (
      <Box style={{ maxInlineSize: '12rem' }}>
        <Stack>
          {(['accent', 'danger'] as const).flatMap((tone) =>
            [0, 0.001, 1.4].map((value) => (
              <Meter
                key={`${tone} ${value}`}
                label={t.storage}
                value={value}
                valueText={t.used}
                tone={tone}
              />
            )),
          )}
        </Stack>
      </Box>
    );
  },
  play: async ({ canvasElement }) => {
    const meters = within(canvasElement).getAllByRole('meter');
    const parts = meters.map((bar) => bar.nextElementSibling?.firstElementChild);
    const widths = parts.map((part) => Math.round(part?.getBoundingClientRect().width ?? 0));
    const [, trace, whole] = widths;
    await expect(widths).toEqual([0, trace, whole, 0, trace, whole]);
    await expect(trace).toBeGreaterThan(0);
    await expect(whole).toBeGreaterThan(100);
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
