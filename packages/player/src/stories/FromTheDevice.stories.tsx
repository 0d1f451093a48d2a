import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import type { Player } from '../Player.tsx';
import { film, filmStories } from './film-story.tsx';
import { sample } from './sample.ts';
import { type SavedFilm, saveSample } from './saved-film.ts';
import { clickButton, videoIn, waitForTime, waitUntil, watchRequests } from './story-actions.ts';
import { localeOf, messagesOf } from './story-media.ts';

/**
 * A film whose files are on the device. The page passes them as `localFiles`, and the player reads each address from
 * them first. Files that are not on the device are fetched.
 */
const meta = { ...filmStories, title: 'Player/From the device' } satisfies Meta<typeof Player>;

export default meta;
type Story = StoryObj<typeof meta>;

const seconds = 24;
let savedFilm: SavedFilm | undefined;

const line = 'سلام! به کجا می‌رویم؟';

/** Plays with subtitles and thumbnails, without any network request. */
export const WithoutAConnection: Story = {
  loaders: [
    async () => {
      savedFilm = await saveSample('saved', seconds);
    },
  ],
  render: (args, context) =>
    film('saved', {
      media: { ...savedFilm?.media, duration: seconds, chapters: [] },
      localFiles: savedFilm?.localFiles,
      leaves: true,
    })(args, context),
  play: async ({ canvasElement, globals, step }) => {
    const requests = watchRequests();
    const messages = messagesOf(localeOf(globals));
    const canvas = within(canvasElement);
    const video = videoIn(canvasElement);
    await step('the film plays, and a line of its subtitles is visible', async () => {
      await waitForTime(canvasElement, 0.2);
      await expect(await canvas.findByText(line)).toBeVisible();
    });
    await step('the film plays to its end', async () => {
      video.currentTime = seconds - 2;
      await waitUntil(() => expect(video.ended).toBe(true));
    });
    const bar = canvas.getByRole('slider', { name: messages.seek });
    const thumbnail = () => bar.querySelector<HTMLElement>('[style*="blob:"]');
    await step('the bar shows the thumbnails', async () => {
      const { left, width, top } = bar.getBoundingClientRect();
      const at = { clientX: left + width / 2, clientY: top + 4, pointerId: 1, button: 0 };
      await fireEvent.pointerOver(bar, at);
      await fireEvent.pointerMove(bar, at);
      await waitUntil(() => expect(thumbnail()).toBeVisible());
    });
    const address = /blob:[^"]+/.exec(thumbnail()?.style.backgroundImage ?? '')?.[0] ?? '';
    const picture = await createImageBitmap(await (await fetch(address)).blob());
    await expect(picture.width).toBeGreaterThan(160);
    await step('the player sends no request', async () => {
      const media = () => requests.filter((one) => /player-sample\/|offline:/.test(one));
      const last = sample('after').thumbnails;
      await (await fetch(last)).text();
      await waitUntil(() => expect(media()).toContain(last));
      await expect(media()).toEqual([last]);
    });
    await step('the object URLs are revoked with the player', async () => {
      await clickButton(canvasElement, 'leave');
      await waitUntil(() => expect(video.isConnected).toBe(false));
      await expect(fetch(address)).rejects.toThrow();
    });
  },
};
