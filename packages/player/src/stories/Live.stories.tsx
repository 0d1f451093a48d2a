import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Player } from '../Player.tsx';
import { sample, setFault, startSample } from './sample.ts';
import { clickButton, videoIn, waitForTime, waitUntil } from './story-actions.ts';
import { channelOf, forgetChoices, localeOf, messagesOf } from './story-media.ts';

/** A channel. The viewer can seek back through its recording; a button leads back to live. */
const meta = {
  title: 'Player/Live',
  component: Player,
  args: { media: channelOf('fa', 'live'), locale: 'fa', messages: messagesOf('fa') },
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
      <Player
        media={channelOf(locale, 'live')}
        locale={locale}
        messages={messagesOf(locale)}
        autoPlay
      />
    );
  },
  play: async ({ canvasElement, globals, step }) => {
    const messages = messagesOf(localeOf(globals));
    const canvas = within(canvasElement);
    const video = videoIn(canvasElement);
    await step('the player plays the live programme', async () => {
      await waitUntil(() => expect(video.readyState).toBeGreaterThan(2));
      const began = video.currentTime;
      await waitForTime(canvasElement, began + 0.1);
      await expect(canvas.getByText(messages.live)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: messages.backToLive })).toBeNull();
    });
    await step('rewinding leaves the live edge, and the player shows this', async () => {
      canvas.getByRole('slider', { name: messages.seek }).focus();
      const edge = video.currentTime;
      for (const _ of [1, 2, 3, 4]) await clickButton(canvasElement, /10|۱۰/);
      await waitUntil(() => expect(video.currentTime).toBeLessThan(edge - 25));
    });
    await step('a button returns to the live edge', async () => {
      const before = video.currentTime;
      await clickButton(canvasElement, messages.backToLive);
      await waitUntil(() => expect(video.currentTime).toBeGreaterThan(before + 20));
      await waitUntil(() =>
        expect(canvas.queryByRole('button', { name: messages.backToLive })).toBeNull(),
      );
    });
  },
};

const renewed = fn(async () => sample('live-renewed', 'live', 90).sources);

/** The address expires while the viewer is behind live. Playback continues where the viewer was, not at live. */
export const Renewed: Story = {
  loaders: [() => setFault('live-lapsed', null)],
  parameters: { propCode: { renewSource: 'async () => null' } },
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    return (
      <Player
        media={channelOf(locale, 'live-lapsed')}
        locale={locale}
        messages={messagesOf(locale)}
        autoPlay
        renewSource={renewed}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    renewed.mockClear();
    const messages = messagesOf(localeOf(globals));
    const canvas = within(canvasElement);
    const video = videoIn(canvasElement);
    const behind = () =>
      video.seekable.length > 0 ? video.seekable.end(0) - video.currentTime : Number.NaN;
    await waitUntil(() => expect(video.readyState).toBeGreaterThan(2));
    for (const _ of [1, 2, 3, 4, 5]) await clickButton(canvasElement, /10|۱۰/);
    await waitUntil(() => expect(behind()).toBeGreaterThan(45));
    const left = behind();
    await setFault('live-lapsed', 'refused');
    await waitUntil(() => expect(renewed).toHaveBeenCalledOnce());
    // The new stream has restarted its timeline.
    await waitUntil(() => expect(Math.abs(behind() - left)).toBeLessThan(15));
    await waitUntil(() => expect(video.readyState).toBeGreaterThan(2));
    await waitForTime(canvasElement, video.currentTime + 0.1);
    await expect(Math.abs(behind() - left)).toBeLessThan(15);
    await expect(canvas.getByRole('button', { name: messages.backToLive })).toBeVisible();
  },
};
