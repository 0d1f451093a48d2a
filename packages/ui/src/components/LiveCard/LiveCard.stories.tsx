import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { picture, portrait } from '../../stories/art.ts';
import { messages } from '../../stories/messages/messages.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { Grid } from '../layout/Grid.tsx';
import { guide } from './LiveCard.guide.ts';
import { LiveCard } from './LiveCard.tsx';

/**
 * A live broadcast: a channel, its current and its next programme. Times are formatted text, already in Tehran time.
 *
 * **Do** show the next programme too: it helps the viewer decide whether to stay. Set `now` only during a broadcast:
 * without it the picture is dimmed. **Don't** use it for recordings.
 */
const meta = {
  title: 'Components/LiveCard',
  component: LiveCard,
  parameters: { guide, propCode: { logo: "{ url: '/channel.webp', width: 96, height: 96 }" } },
  argTypes: { picture: { control: false } },
  args: {
    href: '#/live/1',
    title: 'شبکهٔ استودیو',
    picture: picture('town', 'violet', 'wide'),
    status: 'زنده',
    now: undefined,
  },
} satisfies Meta<typeof LiveCard>;

export default meta;

export const OnAir: StoryObj<typeof meta> = {
  render: (args, { globals }) => {
    const t = messages(localeOf(globals));
    return (
      <Grid item="live">
        <LiveCard
          {...args}
          title={t.channel}
          logo={portrait('ember')}
          status={t.live}
          now={t.now}
          next={t.later}
          progress={0.4}
        />
        <LiveCard {...args} title={t.nav[4]} picture={null} status={t.live} now={t.later} />
        <LiveCard {...args} title={t.nav[3]} status={t.offAir} next={t.later} />
      </Grid>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const t = messages(localeOf(globals));
    const [first, , silent] = within(canvasElement).getAllByRole('link');
    await expect(first).toHaveAccessibleName(expect.stringContaining(t.live));
    const bar = first?.querySelector('[style*="inline-size"]');
    await expect(bar).toBeVisible();
    const share = (bar?.clientWidth ?? 0) / (bar?.parentElement?.clientWidth ?? 0);
    await expect(share).toBeCloseTo(0.4, 1);
    await expect(first).toHaveAccessibleName(
      expect.stringContaining(`${t.now.time} ${t.now.title}`),
    );
    // Off the air, the card shows the status, and the corner has no live badge.
    await expect(silent).toHaveAccessibleName(
      new RegExp(`${t.nav[3]}.*${t.offAir}.*${t.later.time} ${t.later.title}`),
    );
    await expect(within(silent ?? canvasElement).queryByText(t.live)).toBeNull();
    const picture = silent?.querySelector('img')?.parentElement ?? canvasElement;
    await expect(getComputedStyle(picture).filter).toContain('brightness');
  },
};

/** A time range, which is wider than a single time. */
const rangeIn = (locale: StoryLocale) =>
  `${messages(locale).now.time}–${messages(locale).later.time}`;

/** A channel name in the other direction, and a programme whose name does not fit its lines. */
export const Edges: StoryObj<typeof meta> = {
  render: (args, { globals }) => {
    const locale = localeOf(globals);
    const t = messages(locale);
    const other = messages(locale === 'fa' ? 'en' : 'fa');
    return (
      <Grid item="wide">
        <LiveCard
          {...args}
          title={other.channel}
          status={t.live}
          now={{ time: t.now.time, title: other.now.title }}
          next={{ time: rangeIn(locale), title: t.paragraph }}
        />
      </Grid>
    );
  },
  play: async ({ canvasElement, globals, step }) => {
    const locale = localeOf(globals);
    const t = messages(locale);
    const other = messages(locale === 'fa' ? 'en' : 'fa');
    const canvas = within(canvasElement);
    const long = canvas.getByText(t.paragraph);
    await step(
      'a long name of the next programme has three lines at most, and is aligned with the current programme’s name',
      async () => {
        const { lineHeight } = getComputedStyle(long);
        await expect(long.offsetHeight).toBe(Math.round(3 * Number.parseFloat(lineHeight)));
        const [now, next] = [t.now.time, rangeIn(locale)].map((time) =>
          canvas.getByText(time).getBoundingClientRect(),
        );
        await expect(next?.left).toBe(now?.left);
        await expect(next?.width).toBe(now?.width);
      },
    );
    const programme = getComputedStyle(canvas.getByText(other.now.title));
    await expect(programme.direction).toBe(locale === 'fa' ? 'ltr' : 'rtl');
    await expect(programme.textAlign).toBe(locale === 'fa' ? 'right' : 'left');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
