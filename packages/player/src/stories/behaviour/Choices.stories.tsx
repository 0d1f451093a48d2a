import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { dataSize } from '../../format.ts';
import type { Player } from '../../Player.tsx';
import { bytesAnHour } from '../../state/data-saver.ts';
import { film, filmStories } from '../film-story.tsx';
import {
  openSettings,
  overrideProperty,
  videoIn,
  waitForTime,
  waitUntil,
  watchRequests,
} from '../story-actions.ts';
import { localeOf, messagesOf } from '../story-media.ts';

/** Preferences apply immediately, and again on the next visit. */
const meta = { ...filmStories, title: 'Player/Behaviour/Choices' } satisfies Meta<typeof Player>;

export default meta;
type Story = StoryObj<typeof meta>;

const named = (text: string) => ({ name: new RegExp(text) });

export const Quality: Story = {
  render: film('quality'),
  play: async ({ canvasElement, globals, step }) => {
    const locale = localeOf(globals);
    const messages = messagesOf(locale);
    await waitForTime(canvasElement, 0.1);
    const panel = within(await openSettings(canvasElement, messages, messages.quality));
    await step('a chosen quality plays', async () => {
      const lines = messages.lines('240');
      await userEvent.click(panel.getByRole('radio', named(lines)));
      await waitUntil(() => expect(videoIn(canvasElement).videoHeight).toBe(240));
      await expect(localStorage.getItem('parde-player')).toContain('"quality":240');
    });
    await step(
      'the data saver shows how much it saves, and then determines the quality',
      async () => {
        const saver = panel.getByRole('switch', { name: messages.dataSaver });
        const [small, large] = [330_000, 480_000].map((bits) =>
          dataSize(locale, bytesAnHour(bits)),
        );
        await expect(saver).toHaveAccessibleDescription(
          messages.dataSaverHint(small ?? '', large ?? ''),
        );
        await userEvent.click(saver);
        await expect(panel.getByRole('radio', named(messages.automatic))).toBeChecked();
        await waitUntil(() => expect(videoIn(canvasElement).videoHeight).toBe(360));
      },
    );
  },
};

/** The quality is limited by a month's data until the viewer chooses. */
export const Limited: Story = {
  render: film('limited', { maxHeight: 300 }),
  play: async ({ canvasElement, globals }) => {
    const messages = messagesOf(localeOf(globals));
    const video = videoIn(canvasElement);
    await waitForTime(canvasElement, 0.1);
    await waitUntil(() => expect(video.videoHeight).toBe(240));
    const panel = within(await openSettings(canvasElement, messages, messages.quality));
    await userEvent.click(panel.getByRole('radio', named(messages.lines('360'))));
    await waitUntil(() => expect(video.videoHeight).toBe(360));
  },
};

const connection = Object.assign(new EventTarget(), { saveData: true });

/** The data saver follows the browser until the viewer chooses. */
export const SaveData: Story = {
  render: film('save-data'),
  beforeEach: () => {
    connection.saveData = true;
    return overrideProperty(navigator, 'connection', connection);
  },
  play: async ({ canvasElement, globals }) => {
    const messages = messagesOf(localeOf(globals));
    await waitForTime(canvasElement, 0.1);
    await expect(videoIn(canvasElement).videoHeight).toBeLessThanOrEqual(360);
    const panel = within(await openSettings(canvasElement, messages, messages.quality));
    const saver = panel.getByRole('switch', { name: messages.dataSaver });
    await expect(saver).toBeChecked();
    connection.saveData = false;
    connection.dispatchEvent(new Event('change'));
    await waitUntil(() => expect(saver).not.toBeChecked());
  },
};

export const SoundAndSpeed: Story = {
  render: film('sound'),
  play: async ({ canvasElement, globals, step }) => {
    const locale = localeOf(globals);
    const messages = messagesOf(locale);
    const requests = watchRequests();
    await waitForTime(canvasElement, 0.1);
    const panel = within(await openSettings(canvasElement, messages, messages.audio));
    await step('another audio track is chosen by name, loaded, and stored', async () => {
      const [original, dubbed] = panel.getAllByRole('radio');
      await expect(original).toBeChecked();
      await expect(dubbed).toHaveAccessibleName(new RegExp(messages.audioKinds.dubbed));
      if (dubbed) await userEvent.click(dubbed);
      await waitUntil(() => expect(dubbed).toBeChecked());
      await waitUntil(() =>
        expect(requests.some((one) => /sound\/.*\/en-(?:aac|opus)\.m3u8/.test(one))).toBe(true),
      );
      await expect(localStorage.getItem('parde-player')).toContain('"audio":"en"');
      await waitForTime(canvasElement, videoIn(canvasElement).currentTime + 0.2);
    });
    await step('another speed is chosen', async () => {
      await userEvent.click(panel.getByRole('button', { name: messages.backToSettings }));
      await userEvent.click(panel.getByRole('button', named(`^${messages.speed}`)));
      const faster = messages.times(new Intl.NumberFormat(locale).format(1.5));
      await userEvent.click(panel.getByRole('radio', { name: faster }));
      await expect(videoIn(canvasElement).playbackRate).toBe(1.5);
    });
  },
};

const remembered = {
  quality: 240,
  dataSaver: false,
  audio: 'en',
  subtitles: 'en',
  looks: { size: 'huge', color: 'yellow', background: 'none', font: 'serif' },
  volume: 0.4,
  muted: true,
};

/** Returning viewers get their preferences. */
export const Remembered: Story = {
  render: film('remembered'),
  beforeEach: () => localStorage.setItem('parde-player', JSON.stringify(remembered)),
  play: async ({ canvasElement, globals }) => {
    const messages = messagesOf(localeOf(globals));
    await waitForTime(canvasElement, 0.1);
    const video = videoIn(canvasElement);
    await waitUntil(() => expect(video.videoHeight).toBe(240));
    await expect([video.volume, video.muted]).toEqual([0.4, true]);
    const cueElement = await within(canvasElement).findByText('Hello! Where are we going?');
    await expect(getComputedStyle(cueElement).color).toBe('rgb(255, 225, 77)');
    const panel = within(await openSettings(canvasElement, messages, messages.audio));
    const [, dubbed] = panel.getAllByRole('radio');
    await waitUntil(() => expect(dubbed).toBeChecked());
  },
};
