import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { film } from '../../stories/catalogue.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Rating } from './Rating.tsx';

const meta = {
  title: 'Components/Rating',
  component: Rating,
  args: { value: '۸٫۴', label: 'امتیاز ۸٫۴ از ۱۰' },
} satisfies Meta<typeof Rating>;

export default meta;

export const Playground: StoryObj<typeof meta> = {
  render: (_, { globals }) => <Rating {...film(localeOf(globals)).rating} />,
  play: async ({ canvasElement, globals }) => {
    const { label } = film(localeOf(globals)).rating;
    await expect(within(canvasElement).getByText(label)).toBeInTheDocument();
  },
};
