import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { controlWords } from '../../stories/control-words.ts';
import { localeOf } from '../../stories/story-locale.ts';

import { LoadingBar } from './LoadingBar.tsx';

/** The next page is on its way. When to show it is a rule of the domain. */
const meta = {
  title: 'Components/LoadingBar',
  component: LoadingBar,
  args: { label: '', visible: true, value: 0.6 },
} satisfies Meta<typeof LoadingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 80 } } },
  render: (_, { globals }) => (
    <LoadingBar label={controlWords(localeOf(globals)).pageComes} visible value={0.6} />
  ),
  play: async ({ canvasElement, globals }) => {
    const name = controlWords(localeOf(globals)).pageComes;
    await expect(within(canvasElement).getByRole('progressbar', { name })).toBeVisible();
  },
};
