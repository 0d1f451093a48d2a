import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { controlMessages } from '../../stories/messages/control-messages.ts';
import { fieldMessages } from '../../stories/messages/field-messages.ts';
import { expectNoOverflow } from '../../stories/no-overflow.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { Box } from '../layout/Box.tsx';
import { Stack } from '../layout/Stack.tsx';
import { guide } from './Slider.guide.ts';
import { Slider } from './Slider.tsx';

/**
 * An approximate number: a size, a volume, a minimum rating. It fills from the start of the line.
 *
 * **Do** show the value as text beside it, as screen readers announce it: «۷ و بالاتر».
 * **Don't** use it if the exact number matters: use a text field.
 */
const meta = {
  title: 'Components/Slider',
  component: Slider,
  parameters: { guide },
  args: { label: '', value: 0, min: 0, max: 1, valueText: '', onChange: () => undefined },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

const leastRating = (locale: StoryLocale, value: number): string =>
  controlMessages(locale).ratingFrom(new Intl.NumberFormat(locale).format(value));

function LeastRating({ locale }: { locale: StoryLocale }) {
  const [value, setValue] = useState(7);
  return (
    <Box style={{ maxInlineSize: '24rem' }}>
      <Slider
        label={controlMessages(locale).rating}
        value={value}
        min={0}
        max={10}
        valueText={leastRating(locale, value)}
        onChange={setValue}
      />
    </Box>
  );
}

export const Rating: Story = {
  render: (_, { globals }) => <LeastRating locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals, step }) => {
    const locale = localeOf(globals);
    const canvas = within(canvasElement);
    const slider = canvas.getByRole('slider', { name: controlMessages(locale).rating });
    await step('is reached by the keyboard, and its value is announced as text', async () => {
      await userEvent.tab();
      await expect(slider).toHaveFocus();
      await expect(slider).toHaveAttribute('aria-valuetext', leastRating(locale, 7));
    });
    await step('the chosen value is reported, shown and announced', async () => {
      await fireEvent.change(slider, { target: { value: '9' } });
      await expect(slider).toHaveValue('9');
      await expect(slider).toHaveAttribute('aria-valuetext', leastRating(locale, 9));
      await expect(canvas.getByRole('status')).toHaveTextContent(leastRating(locale, 9));
      await expect(slider.style.getPropertyValue('--parde-slider-filled')).toBe('90%');
    });
  },
};

/** The minimum and the maximum, a disabled slider, and long texts at both ends of the head. */
export const Edges: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const f = fieldMessages(locale);
    const nothing = () => undefined;
    const ends = { min: 0, max: 10, onChange: nothing } as const;
    return (
      <Box style={{ maxInlineSize: '18rem' }}>
        <Stack>
          <Slider
            {...ends}
            label={f.longLabel}
            value={0}
            valueText={`${leastRating(locale, 0)} · ${f.mixed}`}
          />
          <Slider {...ends} label={f.film} value={10} valueText={leastRating(locale, 10)} />
          <Slider
            {...ends}
            label={f.person}
            value={4}
            valueText={leastRating(locale, 4)}
            disabled
          />
        </Stack>
      </Box>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const { person } = fieldMessages(localeOf(globals));
    await expect(within(canvasElement).getByRole('slider', { name: person })).toBeDisabled();
    await expectNoOverflow(canvasElement);
  },
};
