import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { picture } from '../../stories/art.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { words } from '../../stories/words.ts';
import { Grid } from '../layout/Grid.tsx';
import { LiveCard } from './LiveCard.tsx';

/**
 * What is on the air: a channel, what it shows now and what follows. Times come as words, already in
 * the time of Tehran.
 *
 * **Do** show what follows too: it decides whether one stays. **Don't** show what
 * was recorded with it.
 */
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
        <LiveCard
          {...args}
          title={t.channel}
          liveLabel={t.live}
          now={t.now}
          next={t.later}
          progress={0.4}
        />
        <LiveCard {...args} title={t.nav[4]} picture={null} liveLabel={t.live} now={t.later} />
        <LiveCard {...args} title={t.nav[3]} liveLabel={t.live} />
      </Grid>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const t = words(localeOf(globals));
    const [first] = within(canvasElement).getAllByRole('link');
    await expect(first).toHaveAccessibleName(expect.stringContaining(t.live));
    const bar = first?.querySelector('[style*="inline-size"]');
    await expect(bar).toBeVisible();
    const share = (bar?.clientWidth ?? 0) / (bar?.parentElement?.clientWidth ?? 0);
    await expect(share).toBeCloseTo(0.4, 1);
    await expect(first).toHaveAccessibleName(
      expect.stringContaining(`${t.now.time} ${t.now.title}`),
    );
  },
};

/** A channel of the other direction, a programme whose name is longer than its line. */
export const Edges: StoryObj<typeof meta> = {
  render: (args, { globals }) => {
    const locale = localeOf(globals);
    const t = words(locale);
    const other = words(locale === 'fa' ? 'en' : 'fa');
    return (
      <Grid item="wide">
        <LiveCard
          {...args}
          title={other.channel}
          liveLabel={t.live}
          now={{ time: t.now.time, title: other.now.title }}
          next={{ time: t.later.time, title: t.paragraph }}
        />
      </Grid>
    );
  },
  play: async ({ canvasElement, globals, step }) => {
    const locale = localeOf(globals);
    const t = words(locale);
    const other = words(locale === 'fa' ? 'en' : 'fa');
    const canvas = within(canvasElement);
    const long = canvas.getByText(t.paragraph);
    await step(
      'a long name of a programme keeps to its line, so that cards are of one height',
      async () => {
        const { lineHeight } = getComputedStyle(long);
        await expect(long.offsetHeight).toBeLessThanOrEqual(
          Math.ceil(Number.parseFloat(lineHeight)),
        );
        await expect(getComputedStyle(long).textOverflow).toBe('ellipsis');
      },
    );
    const programme = getComputedStyle(canvas.getByText(other.now.title));
    await expect(programme.direction).toBe(locale === 'fa' ? 'ltr' : 'rtl');
    await expect(programme.textAlign).toBe(locale === 'fa' ? 'right' : 'left');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
