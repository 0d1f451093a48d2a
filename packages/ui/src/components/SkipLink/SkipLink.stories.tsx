import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { localeOf } from '../../stories/story-locale.ts';
import { words } from '../../stories/words.ts';
import { Text } from '../Text/Text.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
  args: { targetId: 'content', children: 'رفتن به محتوا' },
} satisfies Meta<typeof SkipLink>;

export default meta;

/** It shows when the keyboard reaches it. */
export const Focused: StoryObj<typeof meta> = {
  render: (args, { globals }) => (
    <>
      <SkipLink {...args}>{words(localeOf(globals)).skip}</SkipLink>
      <main id="content" tabIndex={-1}>
        <Text>{words(localeOf(globals)).paragraph}</Text>
      </main>
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#content');
  },
};
