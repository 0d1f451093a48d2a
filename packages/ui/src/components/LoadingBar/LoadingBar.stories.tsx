import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { controlWords } from '../../stories/control-messages.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { guide } from './LoadingBar.guide.ts';
import { LoadingBar } from './LoadingBar.tsx';

/**
 * The next page is on its way. When to show it is a rule of the domain.
 *
 * **Do** let it creep towards the end and arrive with the page.
 *
 * **Don't** show it for what comes at once, or for a part of the page: a part has a `Skeleton`.
 */
const meta = {
  title: 'Components/LoadingBar',
  component: LoadingBar,
  parameters: { guide },
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

/** Nobody knows how far it is: it runs by itself, and says to a screen reader only that it does. */
export const RunsByItself: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 80 } } },
  render: (_, { globals }) => (
    <LoadingBar
      label={controlWords(localeOf(globals)).pageComes}
      visible
      value={0.95}
      runsForMs={9000}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    const name = controlWords(localeOf(globals)).pageComes;
    const bar = within(canvasElement).getByRole('progressbar', { name });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(bar.firstElementChild).toHaveStyle({ transitionDuration: '9s' });
  },
};

export const Arrived: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 80 } } },
  render: (_, { globals }) => (
    <LoadingBar label={controlWords(localeOf(globals)).pageComes} visible={false} value={1} />
  ),
  play: async ({ canvasElement }) => {
    // It is drawn until it has faded, and is already silent.
    await expect(within(canvasElement).queryByRole('progressbar')).toBeNull();
    await expect(canvasElement.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  },
};
