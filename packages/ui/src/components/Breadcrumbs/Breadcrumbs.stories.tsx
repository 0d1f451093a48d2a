import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { controlWords } from '../../stories/control-words.ts';
import { localeOf } from '../../stories/story-locale.ts';

import { Breadcrumbs } from './Breadcrumbs.tsx';

/** Where the page stands. **Don't** show it on a page that hangs from home. */
const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: { label: '', trail: [], current: '' },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfEpisode: Story = {
  render: (_, { globals }) => {
    const t = controlWords(localeOf(globals));
    return (
      <Breadcrumbs
        label={t.path}
        trail={t.trail.map((label, index) => ({ href: `#/${index}`, label }))}
        current={t.crumb}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const t = controlWords(localeOf(globals));
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: t.path })).toBeVisible();
    await expect(canvas.getByText(t.crumb)).toHaveAttribute('aria-current', 'page');
  },
};
