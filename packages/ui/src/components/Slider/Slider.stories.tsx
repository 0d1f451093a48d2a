import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { controlWords } from '../../stories/control-words.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { Box } from '../layout/Box.tsx';
import { Slider } from './Slider.tsx';

/** A number by feel. **Don't** use it where the very number matters: that is a field. */
const meta = {
  title: 'Components/Slider',
  component: Slider,
  args: { label: '', value: 0, min: 0, max: 1, valueText: '', onChange: () => undefined },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

function LeastRating({ locale }: { locale: StoryLocale }) {
  const t = controlWords(locale);
  const [value, setValue] = useState(7);
  const shown = new Intl.NumberFormat(locale).format(value);
  return (
    <Box style={{ maxInlineSize: '24rem' }}>
      <Slider
        label={t.rating}
        value={value}
        min={0}
        max={10}
        valueText={t.ratingFrom(shown)}
        onChange={setValue}
      />
    </Box>
  );
}

export const Rating: Story = {
  render: (_, { globals }) => <LeastRating locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals);
    const t = controlWords(locale);
    const slider = within(canvasElement).getByRole('slider', { name: t.rating });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      t.ratingFrom(new Intl.NumberFormat(locale).format(7)),
    );
  },
};
