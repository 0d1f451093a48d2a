import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import type { Progress } from '../../controller/progress.ts';
import { clock } from '../../format.ts';
import type { Player } from '../../Player.tsx';
import { film, filmStories } from '../film-story.tsx';
import {
  clickButton,
  openSettings,
  overrideProperty,
  videoIn,
  waitForTime,
  waitUntil,
} from '../story-actions.ts';
import { localeOf, messagesOf, neighbourOf } from '../story-media.ts';

/** Resume position, seeking, and the previous and next episodes. */
const meta = { ...filmStories, title: 'Player/Behaviour/Position' } satisfies Meta<typeof Player>;

export default meta;
type Story = StoryObj<typeof meta>;

const previous = fn();
const next = fn();
const onProgress = fn<(progress: Progress) => void>();

const episode = {
  media: { intro: { start: 4, end: 24 }, creditsStart: 100 },
  previous: neighbourOf('fa', previous),
  next: neighbourOf('fa', next),
};

/** Playback resumes where the viewer left off, and this is announced. */
export const Resumed: Story = {
  render: film('resumed', { startAt: 41 }),
  play: async ({ canvasElement, globals }) => {
    await waitForTime(canvasElement, 41);
    await expect(videoIn(canvasElement).currentTime).toBeLessThan(60);
    const locale = localeOf(globals);
    const expected = messagesOf(locale).resumed(clock(locale, 41));
    const announced = () =>
      within(canvasElement)
        .getAllByRole('status')
        .map((one) => one.textContent);
    await waitUntil(() => expect(announced()).toContain(expected));
  },
};

export const Intro: Story = {
  render: film('intro', { ...episode, startAt: 5 }),
  play: async ({ canvasElement, globals }) => {
    const { skipIntro } = messagesOf(localeOf(globals));
    await waitForTime(canvasElement, 5);
    await clickButton(canvasElement, skipIntro);
    await waitForTime(canvasElement, 24);
    await expect(within(canvasElement).queryByRole('button', { name: skipIntro })).toBeNull();
  },
};

/** The countdown starts the next episode. If the viewer dismisses it, this episode plays to its end. */
export const Countdown: Story = {
  render: film('countdown', { ...episode, startAt: 102 }),
  play: async ({ canvasElement, globals, step }) => {
    next.mockClear();
    const messages = messagesOf(localeOf(globals));
    const card = () => within(canvasElement).queryByRole('region', { name: messages.nextUp });
    const video = videoIn(canvasElement);
    await step('after it is dismissed, the card does not return at the end', async () => {
      await waitUntil(() => expect(card()).toHaveTextContent(/[۰-۹\d]/));
      await clickButton(canvasElement, messages.dismissNext);
      await expect(card()).toBeNull();
      video.currentTime = 119.5;
      await waitUntil(() => expect(video.ended).toBe(true));
      await expect(card()).toBeNull();
      await expect(next).not.toHaveBeenCalled();
    });
    await step('a seek to the end leaves the viewer the complete countdown', async () => {
      within(canvasElement).getByRole('slider', { name: messages.seek }).focus();
      await userEvent.keyboard('{Home}');
      await clickButton(canvasElement, messages.play);
      await waitUntil(() => expect(video.currentTime).toBeLessThan(20));
      video.currentTime = 119.5;
      await waitUntil(() => expect(video.ended).toBe(true));
      await expect(card()).toHaveTextContent(/۱۰|۹|10|9/);
      await expect(next).not.toHaveBeenCalled();
    });
    await step('the next episode starts at the end of the countdown', async () => {
      const wait = setTimeout;
      const restore = overrideProperty(globalThis, 'setTimeout', (run: () => void, delay = 0) =>
        wait(run, delay === 1000 ? 20 : delay),
      );
      await waitUntil(() => expect(next).toHaveBeenCalledOnce());
      restore();
    });
  },
};

/** Without autoplay, the viewer starts the next episode on the card, or with the buttons. */
export const NextWhenAsked: Story = {
  render: film('asked', { ...episode, startAt: 102, autoplayNext: false }),
  play: async ({ canvasElement, globals }) => {
    next.mockClear();
    previous.mockClear();
    const messages = messagesOf(localeOf(globals));
    await within(canvasElement).findByRole('region', { name: messages.nextUp });
    videoIn(canvasElement).currentTime = 119.5;
    await waitUntil(() => expect(videoIn(canvasElement).ended).toBe(true));
    await expect(next).not.toHaveBeenCalled();
    await clickButton(canvasElement, messages.watchNext);
    await clickButton(canvasElement, messages.next);
    await expect(next).toHaveBeenCalledTimes(2);
    await clickButton(canvasElement, messages.previous);
    await expect(previous).toHaveBeenCalledOnce();
  },
};

/** Chapters can be clicked, and the bar previews them. */
export const Chapters: Story = {
  render: film('chapters'),
  play: async ({ canvasElement, globals, step }) => {
    const locale = localeOf(globals);
    const messages = messagesOf(locale);
    const canvas = within(canvasElement);
    const video = videoIn(canvasElement);
    await waitForTime(canvasElement, 0.1);
    await step('a chapter is chosen in the list', async () => {
      const panel = within(await openSettings(canvasElement, messages, messages.chapters));
      await userEvent.click(panel.getByRole('radio', { name: new RegExp(clock(locale, 30)) }));
      await waitUntil(() => expect(video.currentTime).toBeGreaterThanOrEqual(30));
      await userEvent.click(panel.getByRole('button', { name: messages.close }));
    });
    await step(
      'the bar shows a thumbnail, the chapter and the time, and a click seeks there',
      async () => {
        const bar = canvas.getByRole('slider', { name: messages.seek });
        const { left, width, top } = bar.getBoundingClientRect();
        const at = { clientX: left + width * 0.74, clientY: top + 4, pointerId: 1, button: 0 };
        await fireEvent.pointerOver(bar, at);
        await fireEvent.pointerMove(bar, at);
        await expect(within(bar).getByText(clock(locale, 88, 120))).toBeVisible();
        await expect(
          within(bar).getByText(locale === 'fa' ? 'صندوق‌خانه' : 'The store-room'),
        ).toBeVisible();
        await waitUntil(() => {
          const picture = bar.querySelector<HTMLElement>('[style*="thumbnails.jpg"]');
          // The 22nd thumbnail is the 7th of the loop, in the second row of four.
          expect(picture?.style.backgroundPosition).toBe('-320px -90px');
        });
        await userEvent.pointer([
          { keys: '[MouseLeft>]', target: bar, coords: at },
          { keys: '[/MouseLeft]', target: bar, coords: at },
        ]);
        await waitUntil(() => expect(video.currentTime).toBeGreaterThanOrEqual(88));
      },
    );
  },
};

/** Progress is reported for every reason, in order: time, seek, pause, hidden, end, close. */
export const Progressing: Story = {
  render: film('progress', { leaves: true, onProgress: onProgress }),
  play: async ({ canvasElement, globals }) => {
    const messages = messagesOf(localeOf(globals));
    onProgress.mockClear();
    const reasons = () => {
      const all = onProgress.mock.calls.map(([{ reason }]) => reason);
      return all.filter((reason, index) => reason !== all[index - 1]);
    };
    const video = videoIn(canvasElement);
    const comes = (reason: string) => waitUntil(() => expect(reasons().at(-1)).toBe(reason));
    await comes('start');
    video.playbackRate = 8;
    await comes('time');
    video.playbackRate = 1;
    video.currentTime = 40;
    await comes('seek');
    await clickButton(canvasElement, messages.pause);
    await comes('pause');
    const show = overrideProperty(document, 'visibilityState', 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    show();
    await comes('hidden');
    video.currentTime = 119.5;
    await comes('seek');
    await clickButton(canvasElement, messages.play);
    await comes('end');
    await clickButton(canvasElement, 'leave');
    await comes('close');
    globalThis.dispatchEvent(new Event('pagehide'));
    await expect(reasons()).toEqual([
      ...['start', 'time', 'seek', 'pause', 'hidden', 'seek', 'end', 'close'],
    ]);
    const positions = onProgress.mock.calls.map(([{ seconds, reason }]) => ({ seconds, reason }));
    await expect(positions.find(({ reason }) => reason === 'pause')?.seconds).toBeCloseTo(40, -1);
    await expect(positions.at(-1)?.seconds).toBeCloseTo(120, 0);
  },
};
