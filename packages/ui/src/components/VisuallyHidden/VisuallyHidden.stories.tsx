import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { film } from '../../stories/catalogue.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'امتیاز ۸٫۴ از ۱۰' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

/** Read out, and not seen. */
export const BesideASign: StoryObj<typeof meta> = {
  render: (_, { globals }) => {
    const { rating } = film(localeOf(globals));
    return (
      <Text>
        <span aria-hidden="true">★ {rating.value}</span>
        <VisuallyHidden>{rating.label}</VisuallyHidden>
      </Text>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const { rating } = film(localeOf(globals));
    const hidden = within(canvasElement).getByText(rating.label);
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
