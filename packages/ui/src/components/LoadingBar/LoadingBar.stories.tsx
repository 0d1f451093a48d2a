import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { controlMessages } from '../../stories/messages/control-messages.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { guide } from './LoadingBar.guide.ts';
import { LoadingBar } from './LoadingBar.tsx';

/**
 * Shows that the next page is loading. The domain has the rule for when to show it.
 *
 * **Do** let it move slowly towards the end and complete with the page.
 *
 * **Don't** show it for pages that load at once, or for a section of a page: use a `Skeleton`.
 */
const meta = {
  title: 'Components/LoadingBar',
  component: LoadingBar,
  parameters: { guide },
  args: { label: '', visible: true, value: 0.6 },
} satisfies Meta<typeof LoadingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InProgress: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 80 } } },
  render: (_, { globals }) => (
    <LoadingBar label={controlMessages(localeOf(globals)).pageComes} visible value={0.6} />
  ),
  play: async ({ canvasElement, globals }) => {
    const name = controlMessages(localeOf(globals)).pageComes;
    await expect(within(canvasElement).getByRole('progressbar', { name })).toBeVisible();
  },
};

/** The progress is unknown. The bar runs automatically, and is an indeterminate progress bar for screen readers. */
export const RunsByItself: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 80 } } },
  render: (_, { globals }) => (
    <LoadingBar
      label={controlMessages(localeOf(globals)).pageComes}
      visible
      value={0.95}
      runsForMs={9000}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    const name = controlMessages(localeOf(globals)).pageComes;
    const bar = within(canvasElement).getByRole('progressbar', { name });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(bar.firstElementChild).toHaveStyle({ transitionDuration: '9s' });
  },
};

export const Arrived: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 80 } } },
  render: (_, { globals }) => (
    <LoadingBar label={controlMessages(localeOf(globals)).pageComes} visible={false} value={1} />
  ),
  play: async ({ canvasElement }) => {
    // The bar is visible until it has faded, but already hidden from screen readers.
    await expect(within(canvasElement).queryByRole('progressbar')).toBeNull();
    await expect(canvasElement.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  },
};
