import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Player } from '../Player.tsx';
import { eventually, press, untilPast, videoIn } from './drive.ts';
import { sample, setFault, startSample } from './sample.ts';
import { channelOf, forgetChoices, localeOf, wordsOf } from './story-media.ts';

/** A channel. It can be wound back as far as it keeps what it sent; a press leads back to now. */
const meta = {
  title: 'Player/Live',
  component: Player,
  args: { media: channelOf('fa', 'live'), locale: 'fa', words: wordsOf('fa') },
  loaders: [startSample],
  beforeEach: forgetChoices,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 520 } } },
} satisfies Meta<typeof Player>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    return (
      <Player media={channelOf(locale, 'live')} locale={locale} words={wordsOf(locale)} autoPlay />
    );
  },
  play: async ({ canvasElement, globals, step }) => {
    const words = wordsOf(localeOf(globals));
    const canvas = within(canvasElement);
    const video = videoIn(canvasElement);
    await step('it plays what is on now', async () => {
      await eventually(() => expect(video.readyState).toBeGreaterThan(2));
      const began = video.currentTime;
      await untilPast(canvasElement, began + 0.1);
      await expect(canvas.getByText(words.live)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: words.backToLive })).toBeNull();
    });
    await step('it is wound back, and says so', async () => {
      canvas.getByRole('slider', { name: words.seek }).focus();
      const edge = video.currentTime;
      for (const _ of [1, 2, 3, 4]) await press(canvasElement, /10|۱۰/);
      await eventually(() => expect(video.currentTime).toBeLessThan(edge - 25));
    });
    await step('and comes back', async () => {
      const before = video.currentTime;
      await press(canvasElement, words.backToLive);
      await eventually(() => expect(video.currentTime).toBeGreaterThan(before + 20));
      await eventually(() =>
        expect(canvas.queryByRole('button', { name: words.backToLive })).toBeNull(),
      );
    });
  },
};

const renewed = fn(async () => sample('live-renewed', 'live', 90).sources);

/** An address lapses while the viewer is behind: they go on where they were, and not with what is live. */
export const Renewed: Story = {
  loaders: [() => setFault('live-lapsed', null)],
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    return (
      <Player
        media={channelOf(locale, 'live-lapsed')}
        locale={locale}
        words={wordsOf(locale)}
        autoPlay
        renewSource={renewed}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    renewed.mockClear();
    const words = wordsOf(localeOf(globals));
    const canvas = within(canvasElement);
    const video = videoIn(canvasElement);
    const behind = () =>
      video.seekable.length > 0 ? video.seekable.end(0) - video.currentTime : Number.NaN;
    await eventually(() => expect(video.readyState).toBeGreaterThan(2));
    for (const _ of [1, 2, 3, 4, 5]) await press(canvasElement, /10|۱۰/);
    await eventually(() => expect(behind()).toBeGreaterThan(45));
    const left = behind();
    await setFault('live-lapsed', 'refused');
    await eventually(() => expect(renewed).toHaveBeenCalledOnce());
    // The new stream has counted its seconds anew.
    await eventually(() => expect(Math.abs(behind() - left)).toBeLessThan(15));
    await eventually(() => expect(video.readyState).toBeGreaterThan(2));
    await untilPast(canvasElement, video.currentTime + 0.1);
    await expect(Math.abs(behind() - left)).toBeLessThan(15);
    await expect(canvas.getByRole('button', { name: words.backToLive })).toBeVisible();
  },
};
