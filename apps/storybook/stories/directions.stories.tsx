import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BothDirections } from './directions.tsx';

const meta = {
  title: 'Patterns/Right to left by example',
  tags: ['!autodocs'],
  component: BothDirections,
} satisfies Meta<typeof BothDirections>;

export default meta;

export const Both: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const [fa, en] = within(canvasElement).getAllByRole('textbox');
    // The field of a code is left to right on both sides; its label begins where lines begin.
    for (const field of [fa, en]) await expect(field).toHaveAttribute('dir', 'ltr');
    const [title] = within(canvasElement).getAllByText('The Lobster');
    await expect(title?.closest('[lang]')).toHaveAttribute('lang', 'en');
  },
};
