import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Player } from '../../Player.tsx';
import { film, filmStories } from '../film-story.tsx';
import {
  clickButton,
  overrideProperty,
  videoIn,
  waitForTime,
  waitUntil,
} from '../story-actions.ts';
import { filmOf, localeOf, messagesOf, neighbourOf } from '../story-media.ts';

/**
 * Full screen, picture-in-picture and the lock screen. A test has no user activation, so the browser's APIs are
 * replaced.
 */
const meta = { ...filmStories, title: 'Player/Behaviour/Device' } satisfies Meta<typeof Player>;

export default meta;
type Story = StoryObj<typeof meta>;

function Season({ locale }: { locale: 'fa' | 'en' }) {
  const [episode, setEpisode] = useState(1);
  return (
    <Player
      media={filmOf(locale, `episode-${episode}`)}
      locale={locale}
      messages={messagesOf(locale)}
      next={neighbourOf(locale, () => setEpisode(episode + 1))}
      autoPlay
    />
  );
}

const lock = fn(async () => undefined);

/** The phone rotates to landscape, and the next episode stays in full screen. */
export const FullScreen: Story = {
  render: (_, { globals }) => <Season locale={localeOf(globals)} />,
  beforeEach: () => {
    const fill = (element: Element | null) => {
      const back = overrideProperty(document, 'fullscreenElement', element);
      document.dispatchEvent(new Event('fullscreenchange'));
      return back;
    };
    const undo = [
      overrideProperty(screen.orientation, 'lock', lock),
      overrideProperty(document, 'exitFullscreen', async () => void fill(null)),
      overrideProperty(
        Element.prototype,
        'requestFullscreen',
        async function request(this: Element) {
          fill(this);
        },
      ),
    ];
    return () => {
      for (const back of [...undo, fill(null)]) back();
      Reflect.deleteProperty(document, 'fullscreenElement');
    };
  },
  play: async ({ canvasElement, globals, step }) => {
    lock.mockClear();
    const messages = messagesOf(localeOf(globals));
    const stage = within(canvasElement).getByRole('region', { name: messages.player });
    await waitForTime(canvasElement, 0.1);
    await step('the player fills the screen in landscape orientation', async () => {
      await clickButton(canvasElement, messages.fullscreen);
      await waitUntil(() => expect(document.fullscreenElement).toBe(stage));
      await expect(lock).toHaveBeenCalledWith('landscape');
    });
    await step('full screen remains from one episode to the next', async () => {
      const first = videoIn(canvasElement);
      await clickButton(canvasElement, messages.next);
      await waitUntil(() => expect(videoIn(canvasElement)).not.toBe(first));
      await waitForTime(canvasElement, 0.1);
      await expect(document.fullscreenElement).toBe(stage);
      await expect(stage).toBeInTheDocument();
      await clickButton(canvasElement, messages.leaveFullscreen);
      await waitUntil(() => expect(document.fullscreenElement).toBeNull());
    });
    await step(
      'a phone that supports full screen only for videos uses it for the video',
      async () => {
        const enter = fn();
        overrideProperty(stage, 'requestFullscreen', undefined);
        overrideProperty(videoIn(canvasElement), 'webkitEnterFullscreen', enter);
        await clickButton(canvasElement, messages.fullscreen);
        await expect(enter).toHaveBeenCalledOnce();
      },
    );
  },
};

export const PictureInPicture: Story = {
  render: film('window'),
  beforeEach: () => {
    const dispatch = (video: Element | null, name: string) => {
      const now = document.pictureInPictureElement ?? video;
      overrideProperty(document, 'pictureInPictureElement', video);
      now?.dispatchEvent(new Event(name));
    };
    const undo = [
      overrideProperty(document, 'pictureInPictureEnabled', true),
      overrideProperty(document, 'exitPictureInPicture', async () =>
        dispatch(null, 'leavepictureinpicture'),
      ),
      overrideProperty(
        HTMLVideoElement.prototype,
        'requestPictureInPicture',
        async function request(this: HTMLVideoElement) {
          dispatch(this, 'enterpictureinpicture');
        },
      ),
    ];
    return () => {
      for (const back of undo) back();
      Reflect.deleteProperty(document, 'pictureInPictureElement');
    };
  },
  play: async ({ canvasElement, globals }) => {
    const messages = messagesOf(localeOf(globals));
    const canvas = within(canvasElement);
    await waitForTime(canvasElement, 0.1);
    await clickButton(canvasElement, messages.pictureInPicture);
    await expect(document.pictureInPictureElement).toBe(videoIn(canvasElement));
    await canvas.findByRole('button', { name: messages.leavePictureInPicture });
    await clickButton(canvasElement, messages.leavePictureInPicture);
    await expect(document.pictureInPictureElement).toBeNull();
    await canvas.findByRole('button', { name: messages.pictureInPicture });
  },
};

const prompt = fn(async () => undefined);
let reportAvailability: ((isThere: boolean) => void) | undefined;

/** A television can be chosen only if one is near. */
export const OtherScreen: Story = {
  render: film('remote'),
  beforeEach: () => {
    prompt.mockClear();
    return overrideProperty(HTMLMediaElement.prototype, 'remote', {
      prompt,
      async watchAvailability(callback: (isThere: boolean) => void) {
        reportAvailability = callback;
        return 1;
      },
      cancelWatchAvailability: async () => undefined,
    });
  },
  play: async ({ canvasElement, globals }) => {
    const { remote } = messagesOf(localeOf(globals));
    const canvas = within(canvasElement);
    await waitForTime(canvasElement, 0.1);
    await expect(canvas.queryByRole('button', { name: remote.cast })).toBeNull();
    reportAvailability?.(true);
    await canvas.findByRole('button', { name: remote.cast });
    await clickButton(canvasElement, remote.cast);
    await expect(prompt).toHaveBeenCalledOnce();
    reportAvailability?.(false);
    await waitUntil(() => expect(canvas.queryByRole('button', { name: remote.cast })).toBeNull());
  },
};

const pickAirPlay = fn();

export const AirPlay: Story = {
  render: film('airplay'),
  beforeEach: () => {
    pickAirPlay.mockClear();
    return overrideProperty(
      HTMLMediaElement.prototype,
      'webkitShowPlaybackTargetPicker',
      pickAirPlay,
    );
  },
  play: async ({ canvasElement, globals }) => {
    const { remote } = messagesOf(localeOf(globals));
    await waitForTime(canvasElement, 0.1);
    const near = new Event('webkitplaybacktargetavailabilitychanged');
    overrideProperty(near, 'availability', 'available');
    videoIn(canvasElement).dispatchEvent(near);
    await within(canvasElement).findByRole('button', { name: remote.airplay });
    await clickButton(canvasElement, remote.airplay);
    await expect(pickAirPlay).toHaveBeenCalledOnce();
  },
};

const handlers = new Map<string, MediaSessionActionHandler | null>();
const next = fn();

/** The lock screen shows the title. The buttons of the lock screen and of a headset control the player. */
export const LockScreen: Story = {
  render: film('lock-screen', { leaves: true, next: neighbourOf('fa', next) }),
  beforeEach: () =>
    overrideProperty(
      navigator.mediaSession,
      'setActionHandler',
      (action: string, handler: MediaSessionActionHandler | null) => handlers.set(action, handler),
    ),
  play: async ({ canvasElement, globals, step }) => {
    next.mockClear();
    const media = filmOf(localeOf(globals), 'lock-screen');
    const video = videoIn(canvasElement);
    await waitForTime(canvasElement, 0.1);
    const dispatchAction = (action: MediaSessionAction, some: object = {}) =>
      handlers.get(action)?.({ action, ...some });
    await step('the lock screen shows the title', async () => {
      const { metadata } = navigator.mediaSession;
      await expect(metadata?.title).toBe(media.title);
      await expect(metadata?.artist).toBe(media.subtitle);
      await expect(metadata?.artwork).toHaveLength(1);
    });
    await step(
      'the lock screen’s buttons work, and buttons without an action are missing',
      async () => {
        dispatchAction('pause');
        await waitUntil(() => expect(video.paused).toBe(true));
        dispatchAction('seekto', { seekTime: 60 });
        dispatchAction('seekforward', { seekOffset: 15 });
        await waitUntil(() => expect(video.currentTime).toBeCloseTo(75, 0));
        dispatchAction('seekbackward');
        await waitUntil(() => expect(video.currentTime).toBeCloseTo(65, 0));
        dispatchAction('play');
        await waitUntil(() => expect(video.paused).toBe(false));
        dispatchAction('nexttrack');
        await expect(next).toHaveBeenCalledOnce();
        await expect(handlers.get('previoustrack')).toBeNull();
      },
    );
    await step('the lock screen’s data is removed with the player', async () => {
      await clickButton(canvasElement, 'leave');
      await waitUntil(() => expect(navigator.mediaSession.metadata).toBeNull());
      await expect(new Set(handlers.values())).toEqual(new Set([null]));
    });
  },
};
