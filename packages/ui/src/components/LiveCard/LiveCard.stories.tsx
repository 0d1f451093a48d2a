import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { picture } from '../../stories/art.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { words } from '../../stories/words.ts';
import { Grid } from '../layout/Grid.tsx';
import { LiveCard } from './LiveCard.tsx';

/** Times come as words, already in the time of Tehran. */
const meta = {
  title: 'Components/LiveCard',
  component: LiveCard,
  argTypes: { picture: { control: false } },
  args: {
    href: '#/live/1',
    title: 'شبکهٔ استودیو',
    picture: picture('town', 'violet', 'wide'),
    liveLabel: 'زنده',
  },
} satisfies Meta<typeof LiveCard>;

export default meta;

export const OnAir: StoryObj<typeof meta> = {
  render: (args, { globals }) => {
    const t = words(localeOf(globals));
    return (
      <Grid item="wide">
        <LiveCard {...args} title={t.channel} liveLabel={t.live} now={t.now} next={t.later} />
        <LiveCard {...args} title={t.nav[4]} picture={null} liveLabel={t.live} now={t.later} />
        <LiveCard {...args} title={t.nav[3]} liveLabel={t.live} />
      </Grid>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const t = words(localeOf(globals));
    const [first] = within(canvasElement).getAllByRole('link');
    await expect(first).toHaveAccessibleName(expect.stringContaining(t.live));
  },
};
