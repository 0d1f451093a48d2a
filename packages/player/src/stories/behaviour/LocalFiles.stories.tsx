import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Player } from '../../Player.tsx';
import { film, filmStories } from '../film-story.tsx';
import { sample } from '../sample.ts';
import { type SavedFilm, saveSample } from '../saved-film.ts';
import {
  clickButton,
  openSettings,
  overrideProperty,
  videoIn,
  waitForTime,
  waitUntil,
} from '../story-actions.ts';
import { localeOf, messagesOf } from '../story-media.ts';

/** A film on the device with a missing or broken part. */
const meta = { ...filmStories, title: 'Player/Behaviour/Local files' } satisfies Meta<
  typeof Player
>;

export default meta;
type Story = StoryObj<typeof meta>;

const seconds = 60;
let savedFilm: SavedFilm | undefined;
const renewSource = fn(async () => null);
/** The files that are currently missing from the device. */
let missing: readonly [string, Blob][] = [];

/**
 * A part that cannot be read anywhere counts as a lost connection, not as a failure. Playback continues when the part
 * is available.
 */
export const PartMissing: Story = {
  loaders: [
    async () => {
      savedFilm = await saveSample('part-missing', seconds);
      missing = [...savedFilm.files].filter(([url]) => /\/(?:2\d|3\d)\.m4s$/.test(url));
      for (const [url] of missing) savedFilm.files.delete(url);
    },
  ],
  render: (args, context) =>
    film('part-missing', {
      media: { ...savedFilm?.media, duration: seconds, chapters: [] },
      localFiles: savedFilm?.localFiles,
      renewSource,
    })(args, context),
  play: async ({ canvasElement, globals, step }) => {
    const messages = messagesOf(localeOf(globals));
    const canvas = within(canvasElement);
    renewSource.mockClear();
    await waitForTime(canvasElement, 0.1);
    await step('beyond the saved parts, a notice is shown', async () => {
      videoIn(canvasElement).currentTime = 40;
      await waitUntil(() => expect(canvas.getByText(messages.offline)).toBeVisible());
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
    await step('playback continues when the missing part is available', async () => {
      for (const [url, file] of missing) savedFilm?.files.set(url, file);
      globalThis.dispatchEvent(new Event('online'));
      await waitForTime(canvasElement, 40.1);
      await waitUntil(() => expect(canvas.queryByText(messages.offline)).toBeNull());
      await expect(renewSource).not.toHaveBeenCalled();
    });
  },
};

const nothing = { subtitles: [], chapters: [] };
const files = ['480p', '720p'].map((quality) => ({
  type: 'mp4' as const,
  url: `offline://film-2048/${quality}.mp4`,
  codecs: 'vp09.00.30.08',
  quality,
}));
/** The reads that have no answer yet. */
const reads = new Map<string, (file: Blob | null) => void>();
let refused = false;

/** A complete file is played from an object URL. The last choice supersedes a file that is still being read. */
export const CompleteFile: Story = {
  render: film('whole-file', {
    ...{ leaves: true, renewSource, startAt: 30, media: { ...nothing, sources: files } },
    localFiles: {
      read: (url) =>
        refused
          ? Promise.reject(new Error('The device is locked'))
          : new Promise((resolve) => reads.set(url, resolve)),
    },
  }),
  beforeEach: () => {
    renewSource.mockClear();
    reads.clear();
    refused = true;
  },
  play: async ({ canvasElement, globals, step }) => {
    const messages = messagesOf(localeOf(globals));
    const canvas = within(canvasElement);
    const video = videoIn(canvasElement);
    let current = '';
    const stream = await fetch(sample('whole-file', 'file', seconds).sources[0]?.url ?? '');
    const file = new Blob([await stream.arrayBuffer()]);
    const answer = async (url: string) => {
      await waitUntil(() => expect([...reads.keys()]).toContain(url));
      reads.get(url)?.(file);
      reads.delete(url);
    };
    await step('an unreadable file counts as a lost connection', async () => {
      await waitUntil(() => expect(canvas.getByText(messages.offline)).toBeVisible());
      refused = false;
    });
    await step('a file that can be read plays from its position', async () => {
      globalThis.dispatchEvent(new Event('online'));
      await waitUntil(() => expect(reads.size).toBe(1));
      [current = ''] = reads.keys();
      await answer(current);
      await waitForTime(canvasElement, 30.1);
      await expect((await fetch(video.src)).headers.get('Content-Type')).toBe('video/mp4');
      await waitUntil(() => expect(canvas.queryByText(messages.offline)).toBeNull());
    });
    const first = video.src;
    await step('the first of two choices is ignored although its file is read last', async () => {
      const other = files.find(({ url }) => url !== current)?.url ?? '';
      const panel = within(await openSettings(canvasElement, messages, messages.quality));
      for (const url of [other, current]) {
        const lines = messages.lines(/\d+(?=p)/.exec(url)?.[0] ?? '');
        await userEvent.click(panel.getByRole('radio', { name: new RegExp(lines) }));
        await waitUntil(() => expect([...reads.keys()]).toContain(url));
      }
      await answer(current);
      await waitUntil(() => expect(video.src).not.toBe(first));
      const second = video.src;
      await answer(other);
      const place = video.currentTime;
      await waitForTime(canvasElement, Math.max(30.1, place));
      await expect(video.src).toBe(second);
      await expect(fetch(first)).rejects.toThrow();
      await userEvent.click(panel.getByRole('button', { name: messages.close }));
    });
    await step(
      'a file that the browser cannot play does not count as expired, and is read again',
      async () => {
        const place = 50;
        video.currentTime = place;
        await waitForTime(canvasElement, place);
        const restore = overrideProperty(video, 'error', {
          code: MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED,
        });
        video.dispatchEvent(new Event('error'));
        restore();
        await expect(await canvas.findByRole('alert')).toHaveTextContent(messages.problem);
        await clickButton(canvasElement, messages.retry);
        // The player reads from the device before it renews addresses.
        await answer(files[0]?.url ?? '');
        await answer(current);
        // Playback resumes at its position. From the beginning, it would not reach this time before the timeout.
        await waitForTime(canvasElement, place);
        await expect(renewSource).not.toHaveBeenCalled();
      },
    );
    await step('the removed player releases the file', async () => {
      const last = video.src;
      await clickButton(canvasElement, 'leave');
      await waitUntil(() => expect(video.src).toBe(''));
      await expect(fetch(last)).rejects.toThrow();
    });
  },
};
