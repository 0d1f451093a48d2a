import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { Player } from '../Player.tsx';
import { film, filmStories } from './film-story.tsx';
import { press, waitForTime, waitUntil } from './story-actions.ts';
import { localeOf, neighbourOf, wordsOf } from './story-media.ts';

/** One of a series: its intro, and what comes next. */
const meta = { ...filmStories, title: 'Player/Episode' } satisfies Meta<typeof Player>;

export default meta;
type Story = StoryObj<typeof meta>;

const credits = { intro: { start: 4, end: 24 }, creditsStart: 100 };

export const Intro: Story = {
  render: (args, context) =>
    film('intro-look', {
      media: credits,
      startAt: 5,
      next: neighbourOf(localeOf(context.globals), fn()),
    })(args, context),
  play: async ({ canvasElement, globals }) => {
    const { skipIntro, pause } = wordsOf(localeOf(globals));
    await waitForTime(canvasElement, 5);
    await press(canvasElement, pause);
    await expect(within(canvasElement).getByRole('button', { name: skipIntro })).toBeVisible();
  },
};

/** With the credits a card comes; it counts down unless the viewer would rather stay. It is read out once. */
export const NextUp: Story = {
  render: (args, context) => {
    const neighbour = neighbourOf(localeOf(context.globals), fn());
    return film('next-look', {
      media: credits,
      startAt: 102,
      previous: neighbour,
      next: neighbour,
    })(args, context);
  },
  play: async ({ canvasElement, globals }) => {
    const words = wordsOf(localeOf(globals));
    const canvas = within(canvasElement);
    const card = await canvas.findByRole('region', { name: words.nextUp });
    await press(canvasElement, words.pause);
    await expect(card).toHaveTextContent(/[۰-۹\d]/);
    await waitUntil(() => {
      const announced = canvas.getAllByRole('status').map((one) => one.textContent);
      expect(announced.join()).toContain(`${words.nextUp}: `);
    });
  },
};
