import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { Player } from '../../Player.tsx';
import { film, filmBeforeItsSources, filmStories } from '../film-story.tsx';
import { sample, setFault } from '../sample.ts';
import {
  clickButton,
  overrideProperty,
  videoIn,
  waitForTime,
  waitUntil,
  watchRequests,
} from '../story-actions.ts';
import { localeOf, messagesOf } from '../story-media.ts';

/** Slow and lost connections, and expired addresses. The viewer's position is preserved. */
const meta = { ...filmStories, title: 'Player/Behaviour/Connection' } satisfies Meta<typeof Player>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A slow connection shows a spinner, then the picture. */
export const Slow: Story = {
  render: film('slow'),
  loaders: [() => setFault('slow', 'slow')],
  play: async ({ canvasElement, globals }) => {
    const messages = messagesOf(localeOf(globals));
    await within(canvasElement).findByRole('img', { name: messages.loading });
    await setFault('slow', null);
    await waitForTime(canvasElement, 0.1);
  },
};

/** A lost connection shows a notice. Playback continues at the same position when the connection is restored. */
export const Lost: Story = {
  render: film('lost'),
  loaders: [() => setFault('lost', null)],
  play: async ({ canvasElement, globals, step }) => {
    const messages = messagesOf(localeOf(globals));
    const canvas = within(canvasElement);
    await waitForTime(canvasElement, 0.1);
    await step('the connection breaks beyond the buffer', async () => {
      await setFault('lost', 'lost');
      const bar = canvas.getByRole('slider', { name: messages.seek });
      bar.focus();
      videoIn(canvasElement).currentTime = 90;
      // A response that is already on its way may still arrive, and hide the notice for a moment.
      await waitUntil(() => expect(canvas.getByText(messages.offline)).toBeVisible());
    });
    await step('the connection is restored', async () => {
      await setFault('lost', null);
      globalThis.dispatchEvent(new Event('online'));
      await waitForTime(canvasElement, 90.1);
      await expect(canvas.queryByText(messages.offline)).toBeNull();
    });
  },
};

const renewed = fn(async () => sample('renewed').sources);

/** An expired address is renewed without the viewer noticing. */
export const Renewed: Story = {
  render: film('lapsed', { renewSource: renewed }),
  loaders: [() => setFault('lapsed', null)],
  play: async ({ canvasElement, globals }) => {
    const messages = messagesOf(localeOf(globals));
    renewed.mockClear();
    await waitForTime(canvasElement, 0.1);
    await setFault('lapsed', 'refused');
    videoIn(canvasElement).currentTime = 70;
    await waitForTime(canvasElement, 70.1);
    await expect(videoIn(canvasElement).currentTime).toBeLessThan(80);
    await expect(renewed).toHaveBeenCalledOnce();
    await expect(within(canvasElement).queryByText(messages.problem)).toBeNull();
  },
};

/** A failed title shows an error with a retry. */
export const Broken: Story = {
  render: film('broken'),
  loaders: [() => setFault('broken', 'missing')],
  play: async ({ canvasElement, globals }) => {
    const messages = messagesOf(localeOf(globals));
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      messages.problem,
    );
    await setFault('broken', null);
    await clickButton(canvasElement, messages.retry);
    await waitForTime(canvasElement, 0.1);
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};

/** A film whose sources are still being fetched waits, and plays as soon as they are known. */
export const BeforeItsSources: Story = {
  render: filmBeforeItsSources('asked'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(videoIn(canvasElement)).not.toHaveAttribute('src');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await clickButton(canvasElement, 'sources');
    await waitForTime(canvasElement, 0.1);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** A browser without H.264 gets VP9. */
export const WithoutH264: Story = {
  render: film('open'),
  beforeEach: () => {
    const { isTypeSupported } = MediaSource;
    const { canPlayType } = HTMLMediaElement.prototype;
    const undo = [
      overrideProperty(
        MediaSource,
        'isTypeSupported',
        (type: string) => !type.includes('avc1') && isTypeSupported.call(MediaSource, type),
      ),
      overrideProperty(
        HTMLMediaElement.prototype,
        'canPlayType',
        function canPlay(this: HTMLMediaElement, type: string) {
          return type.includes('avc1') ? '' : canPlayType.call(this, type);
        },
      ),
    ];
    return () => {
      for (const back of undo) back();
    };
  },
  play: async ({ canvasElement }) => {
    const requests = watchRequests();
    await waitForTime(canvasElement, 0.1);
    await waitUntil(() =>
      expect(requests.some((one) => one.includes('open/film-120/vp9'))).toBe(true),
    );
    await expect(requests.filter((one) => one.includes('open/film-120/h264'))).toEqual([]);
  },
};

const again = fn(async () => sample('native-2', 'file').sources);

/** Native HLS, as on iPhones, with the same film, position and recovery. */
export const ReadByTheBrowser: Story = {
  render: film('native', {
    startAt: 30,
    renewSource: again,
    media: { sources: sample('native', 'file').sources },
    leaves: true,
  }),
  loaders: [() => setFault('native', 'refused')],
  beforeEach: () => {
    const undo = [
      overrideProperty(MediaSource, 'isTypeSupported', () => false),
      overrideProperty(HTMLMediaElement.prototype, 'canPlayType', (type: string) =>
        /mpegurl|avc1/.test(type) ? 'maybe' : '',
      ),
    ];
    return () => {
      for (const back of undo) back();
    };
  },
  play: async ({ canvasElement, globals, step }) => {
    again.mockClear();
    const messages = messagesOf(localeOf(globals));
    const canvas = within(canvasElement);
    const video = videoIn(canvasElement);
    await step('an expired address is renewed once', async () => {
      await waitForTime(canvasElement, 30.1);
      await expect(again).toHaveBeenCalledOnce();
      await expect(video.src).toContain('native-2');
    });
    await step('seeking works', async () => {
      video.currentTime = 60;
      await waitForTime(canvasElement, 60.1);
    });
    await step('a lost connection shows a notice, and the film resumes automatically', async () => {
      const restore = overrideProperty(video, 'error', { code: MediaError.MEDIA_ERR_NETWORK });
      video.dispatchEvent(new Event('error'));
      restore();
      await expect(await canvas.findByText(messages.offline)).toBeVisible();
      const position = video.currentTime;
      globalThis.dispatchEvent(new Event('online'));
      await waitUntil(() => expect(canvas.queryByText(messages.offline)).toBeNull());
      await waitForTime(canvasElement, position + 0.1);
      await expect(video.currentTime).toBeLessThan(80);
    });
    await step('the removed player releases the video', async () => {
      await clickButton(canvasElement, 'leave');
      await waitUntil(() => expect(video.src).toBe(''));
      await expect(video.buffered.length).toBe(0);
    });
  },
};
