import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Player } from '../../Player.tsx';
import { eventually, lend, press, untilPast, videoIn } from '../drive.ts';
import { film, filmStories } from '../film-story.tsx';
import { filmOf, localeOf, neighbourOf, wordsOf } from '../story-media.ts';

/** What the device lends a player: its whole screen, a window of its own, its lock screen. A test may not press like a hand, so the browser's own doors are stood in for. */
const meta = { ...filmStories, title: 'Player/Behaviour/Device' } satisfies Meta<typeof Player>;

export default meta;
type Story = StoryObj<typeof meta>;

function Season({ locale }: { locale: 'fa' | 'en' }) {
  const [episode, setEpisode] = useState(1);
  return (
    <Player
      media={filmOf(locale, `episode-${episode}`)}
      locale={locale}
      words={wordsOf(locale)}
      next={neighbourOf(locale, () => setEpisode(episode + 1))}
      autoPlay
    />
  );
}

const lock = fn(async () => undefined);

/** The telephone lies down for it, and the next episode does not leave it. */
export const FullScreen: Story = {
  render: (_, { globals }) => <Season locale={localeOf(globals)} />,
  beforeEach: () => {
    const fill = (element: Element | null) => {
      const back = lend(document, 'fullscreenElement', element);
      document.dispatchEvent(new Event('fullscreenchange'));
      return back;
    };
    const undo = [
      lend(screen.orientation, 'lock', lock),
      lend(document, 'exitFullscreen', async () => void fill(null)),
      lend(Element.prototype, 'requestFullscreen', async function request(this: Element) {
        fill(this);
      }),
    ];
    return () => {
      for (const back of [...undo, fill(null)]) back();
      Reflect.deleteProperty(document, 'fullscreenElement');
    };
  },
  play: async ({ canvasElement, globals, step }) => {
    lock.mockClear();
    const words = wordsOf(localeOf(globals));
    const stage = within(canvasElement).getByRole('region', { name: words.player });
    await untilPast(canvasElement, 0.1);
    await step('it fills the screen, lying down', async () => {
      await press(canvasElement, words.fullscreen);
      await eventually(() => expect(document.fullscreenElement).toBe(stage));
      await expect(lock).toHaveBeenCalledWith('landscape');
    });
    await step('from one episode to the next', async () => {
      const first = videoIn(canvasElement);
      await press(canvasElement, words.next);
      await eventually(() => expect(videoIn(canvasElement)).not.toBe(first));
      await untilPast(canvasElement, 0.1);
      await expect(document.fullscreenElement).toBe(stage);
      await expect(stage).toBeInTheDocument();
      await press(canvasElement, words.leaveFullscreen);
      await eventually(() => expect(document.fullscreenElement).toBeNull());
    });
    await step('a telephone that knows full screen for the video alone gives it that', async () => {
      const enter = fn();
      lend(stage, 'requestFullscreen', undefined);
      lend(videoIn(canvasElement), 'webkitEnterFullscreen', enter);
      await press(canvasElement, words.fullscreen);
      await expect(enter).toHaveBeenCalledOnce();
    });
  },
};

export const PictureInPicture: Story = {
  render: film('window'),
  beforeEach: () => {
    const tell = (video: Element | null, name: string) => {
      const now = document.pictureInPictureElement ?? video;
      lend(document, 'pictureInPictureElement', video);
      now?.dispatchEvent(new Event(name));
    };
    const undo = [
      lend(document, 'pictureInPictureEnabled', true),
      lend(document, 'exitPictureInPicture', async () => tell(null, 'leavepictureinpicture')),
      lend(
        HTMLVideoElement.prototype,
        'requestPictureInPicture',
        async function request(this: HTMLVideoElement) {
          tell(this, 'enterpictureinpicture');
        },
      ),
    ];
    return () => {
      for (const back of undo) back();
      Reflect.deleteProperty(document, 'pictureInPictureElement');
    };
  },
  play: async ({ canvasElement, globals }) => {
    const words = wordsOf(localeOf(globals));
    const canvas = within(canvasElement);
    await untilPast(canvasElement, 0.1);
    await press(canvasElement, words.pictureInPicture);
    await expect(document.pictureInPictureElement).toBe(videoIn(canvasElement));
    await canvas.findByRole('button', { name: words.leavePictureInPicture });
    await press(canvasElement, words.leavePictureInPicture);
    await expect(document.pictureInPictureElement).toBeNull();
    await canvas.findByRole('button', { name: words.pictureInPicture });
  },
};

const handlers = new Map<string, MediaSessionActionHandler | null>();
const next = fn();

/** What is on, on the lock screen; its buttons and those of a headset do what the player's do. */
export const LockScreen: Story = {
  render: film('lock-screen', { leaves: true, next: neighbourOf('fa', next) }),
  beforeEach: () =>
    lend(
      navigator.mediaSession,
      'setActionHandler',
      (action: string, handler: MediaSessionActionHandler | null) => handlers.set(action, handler),
    ),
  play: async ({ canvasElement, globals, step }) => {
    next.mockClear();
    const media = filmOf(localeOf(globals), 'lock-screen');
    const video = videoIn(canvasElement);
    await untilPast(canvasElement, 0.1);
    const ask = (action: MediaSessionAction, some: object = {}) =>
      handlers.get(action)?.({ action, ...some });
    await step('it says what is on', async () => {
      const { metadata } = navigator.mediaSession;
      await expect(metadata?.title).toBe(media.title);
      await expect(metadata?.artist).toBe(media.subtitle);
      await expect(metadata?.artwork).toHaveLength(1);
    });
    await step('its buttons work, and those for which there is nothing are not there', async () => {
      ask('pause');
      await eventually(() => expect(video.paused).toBe(true));
      ask('seekto', { seekTime: 60 });
      ask('seekforward', { seekOffset: 15 });
      await eventually(() => expect(video.currentTime).toBeCloseTo(75, 0));
      ask('seekbackward');
      await eventually(() => expect(video.currentTime).toBeCloseTo(65, 0));
      ask('play');
      await eventually(() => expect(video.paused).toBe(false));
      ask('nexttrack');
      await expect(next).toHaveBeenCalledOnce();
      await expect(handlers.get('previoustrack')).toBeNull();
    });
    await step('and goes with the player', async () => {
      await press(canvasElement, 'leave');
      await eventually(() => expect(navigator.mediaSession.metadata).toBeNull());
      await expect(new Set(handlers.values())).toEqual(new Set([null]));
    });
  },
};
