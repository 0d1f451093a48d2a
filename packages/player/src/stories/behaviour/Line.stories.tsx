import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { Player } from '../../Player.tsx';
import { eventually, lend, press, untilPast, videoIn, watchRequests } from '../drive.ts';
import { film, filmStories } from '../film-story.tsx';
import { sample, setFault } from '../sample.ts';
import { localeOf, wordsOf } from '../story-media.ts';

/** Lines that are slow, that break, and addresses that lapse. The viewer's place is kept. */
const meta = { ...filmStories, title: 'Player/Behaviour/Line' } satisfies Meta<typeof Player>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A line that takes its time: the picture waits, and comes. */
export const Slow: Story = {
  render: film('slow'),
  loaders: [() => setFault('slow', 'slow')],
  play: async ({ canvasElement, globals }) => {
    const words = wordsOf(localeOf(globals));
    await within(canvasElement).findByRole('img', { name: words.loading });
    await setFault('slow', null);
    await untilPast(canvasElement, 0.1);
  },
};

/** It is told that the line is gone, and goes on from the same place when it is back. */
export const Lost: Story = {
  render: film('lost'),
  loaders: [() => setFault('lost', null)],
  play: async ({ canvasElement, globals, step }) => {
    const words = wordsOf(localeOf(globals));
    const canvas = within(canvasElement);
    await untilPast(canvasElement, 0.1);
    await step('the line breaks where nothing was fetched yet', async () => {
      await setFault('lost', 'lost');
      const bar = canvas.getByRole('slider', { name: words.seek });
      bar.focus();
      videoIn(canvasElement).currentTime = 90;
      // What was on its way when the line broke may still arrive, and take it back for a moment.
      await eventually(() => expect(canvas.getByText(words.offline)).toBeVisible());
    });
    await step('and comes back', async () => {
      await setFault('lost', null);
      globalThis.dispatchEvent(new Event('online'));
      await untilPast(canvasElement, 90.1);
      await expect(canvas.queryByText(words.offline)).toBeNull();
    });
  },
};

const renewed = fn(async () => sample('renewed').sources);

/** An address that has lapsed is asked for anew, and nobody notices. */
export const Renewed: Story = {
  render: film('lapsed', { renewSource: renewed }),
  loaders: [() => setFault('lapsed', null)],
  play: async ({ canvasElement, globals }) => {
    const words = wordsOf(localeOf(globals));
    renewed.mockClear();
    await untilPast(canvasElement, 0.1);
    await setFault('lapsed', 'refused');
    videoIn(canvasElement).currentTime = 70;
    await untilPast(canvasElement, 70.1);
    await expect(videoIn(canvasElement).currentTime).toBeLessThan(80);
    await expect(renewed).toHaveBeenCalledOnce();
    await expect(within(canvasElement).queryByText(words.problem)).toBeNull();
  },
};

/** What cannot be played says so, and can be tried again. */
export const Broken: Story = {
  render: film('broken'),
  loaders: [() => setFault('broken', 'missing')],
  play: async ({ canvasElement, globals }) => {
    const words = wordsOf(localeOf(globals));
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(words.problem);
    await setFault('broken', null);
    await press(canvasElement, words.retry);
    await untilPast(canvasElement, 0.1);
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};

/** In a browser without H.264 it plays all the same. */
export const WithoutH264: Story = {
  render: film('open'),
  beforeEach: () => {
    const { isTypeSupported } = MediaSource;
    const { canPlayType } = HTMLMediaElement.prototype;
    const undo = [
      lend(
        MediaSource,
        'isTypeSupported',
        (type: string) => !type.includes('avc1') && isTypeSupported.call(MediaSource, type),
      ),
      lend(
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
    await untilPast(canvasElement, 0.1);
    await eventually(() =>
      expect(requests.some((one) => one.includes('open/film-120/vp9'))).toBe(true),
    );
    await expect(requests.filter((one) => one.includes('open/film-120/h264'))).toEqual([]);
  },
};

const again = fn(async () => sample('native-2', 'file').sources);

/** A browser that reads HLS by itself, as iPhones do: the same film, the same place, the same help. */
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
      lend(MediaSource, 'isTypeSupported', () => false),
      lend(HTMLMediaElement.prototype, 'canPlayType', (type: string) =>
        /mpegurl|avc1/.test(type) ? 'maybe' : '',
      ),
    ];
    return () => {
      for (const back of undo) back();
    };
  },
  play: async ({ canvasElement, globals, step }) => {
    again.mockClear();
    const words = wordsOf(localeOf(globals));
    const canvas = within(canvasElement);
    const video = videoIn(canvasElement);
    await step('an address that has lapsed is asked for anew, once', async () => {
      await untilPast(canvasElement, 30.1);
      await expect(again).toHaveBeenCalledOnce();
      await expect(video.src).toContain('native-2');
    });
    await step('a place is sought', async () => {
      video.currentTime = 60;
      await untilPast(canvasElement, 60.1);
    });
    await step('a lost line is told, and the film goes on by itself', async () => {
      const mend = lend(video, 'error', { code: MediaError.MEDIA_ERR_NETWORK });
      video.dispatchEvent(new Event('error'));
      mend();
      await expect(await canvas.findByText(words.offline)).toBeVisible();
      const place = video.currentTime;
      globalThis.dispatchEvent(new Event('online'));
      await eventually(() => expect(canvas.queryByText(words.offline)).toBeNull());
      await untilPast(canvasElement, place + 0.1);
      await expect(video.currentTime).toBeLessThan(80);
    });
    await step('it leaves nothing behind', async () => {
      await press(canvasElement, 'leave');
      await eventually(() => expect(video.src).toBe(''));
      await expect(video.buffered.length).toBe(0);
    });
  },
};
