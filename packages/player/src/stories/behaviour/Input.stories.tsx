import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { count } from '../../format.ts';
import type { Player } from '../../Player.tsx';
import { film, filmStories } from '../film-story.tsx';
import { clickButton, videoIn, waitForTime, waitUntil } from '../story-actions.ts';
import { localeOf, messagesOf } from '../story-media.ts';

/** Keyboard and touch. */
const meta = { ...filmStories, title: 'Player/Behaviour/Input' } satisfies Meta<typeof Player>;

export default meta;
type Story = StoryObj<typeof meta>;

const key = (name: string, code: string) => fireEvent.keyDown(document.body, { key: name, code });

/** Every control works by keyboard. */
export const Keyboard: Story = {
  render: film('keyboard'),
  play: async ({ canvasElement, globals, step }) => {
    const messages = messagesOf(localeOf(globals));
    const canvas = within(canvasElement);
    const video = videoIn(canvasElement);
    await waitForTime(canvasElement, 0.1);
    const at = (seconds: number) =>
      waitUntil(() => expect(video.currentTime).toBeCloseTo(seconds, 0));

    await step('space, Enter and k pause and play', async () => {
      await key(' ', 'Space');
      await expect(video.paused).toBe(true);
      // The sign is enough to see; the text is only announced.
      await waitUntil(() =>
        expect(canvas.getByText(messages.pause)).toHaveAttribute('role', 'status'),
      );
      await key('Enter', 'Enter');
      await expect(video.paused).toBe(false);
      // The browser clicks a focused button itself.
      const mute = canvas.getByRole('button', { name: messages.mute });
      await fireEvent.keyDown(mute, { key: 'Enter', code: 'Enter' });
      await expect(video.paused).toBe(false);
      await key('k', 'KeyK');
      await expect(video.paused).toBe(true);
      await key('k', 'KeyK');
      await key('ن', 'KeyK');
      await expect(video.paused).toBe(true);
    });
    await step('0 to 9, j and l, and the arrows seek', async () => {
      for (let digit = 0; digit <= 9; digit += 1) {
        await key(count('fa', digit), `Digit${digit}`);
        await at(12 * digit);
      }
      await key('j', 'KeyJ');
      await at(98);
      await key('l', 'KeyL');
      await at(108);
      await key('ArrowLeft', 'ArrowLeft');
      await at(103);
      await key('ArrowRight', 'ArrowRight');
      await at(108);
    });
    await step('m and the arrows up and down change the volume', async () => {
      await key('m', 'KeyM');
      await expect(video.muted).toBe(true);
      await key('m', 'KeyM');
      await expect(video.muted).toBe(false);
      await key('ArrowDown', 'ArrowDown');
      await expect(video.volume).toBeCloseTo(0.95);
      await key('ArrowUp', 'ArrowUp');
      await expect(video.volume).toBe(1);
    });
    await step('< and > change the speed', async () => {
      await key('<', 'Comma');
      await expect(video.playbackRate).toBe(0.75);
      await key('>', 'Period');
      await key('>', 'Period');
      await expect(video.playbackRate).toBe(1.25);
    });
    await step('c turns the subtitles on and off', async () => {
      const button = canvas.getByRole('button', { name: messages.subtitles });
      await key('c', 'KeyC');
      await waitUntil(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
      await key('c', 'KeyC');
      await waitUntil(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    });
    await step(
      '? opens a sheet that lists the keys, and the player ignores keys meanwhile',
      async () => {
        await key('?', 'Slash');
        const sheet = await canvas.findByRole('dialog', { name: messages.keys });
        await expect(within(sheet).getByText(messages.keyNames.faster)).toBeVisible();
        const keys = within(sheet).getAllByRole('term');
        await expect(within(sheet).getAllByRole('definition')).toHaveLength(keys.length);
        for (const key of keys) await expect(key.querySelectorAll('kbd')).toHaveLength(1);
        const close = within(sheet).getByRole('button', { name: messages.close });
        await fireEvent.keyDown(close, { key: 'k', code: 'KeyK' });
        await expect(video.paused).toBe(true);
        await userEvent.click(close);
        await waitUntil(() => expect(canvas.queryByRole('dialog')).toBeNull());
      },
    );
    await step('Tab reaches every control in visual order', async () => {
      const names: (string | null)[] = [];
      for (let place = 0; place < 8; place += 1) {
        await userEvent.tab();
        names.push(document.activeElement?.getAttribute('aria-label') ?? null);
      }
      await expect(names.slice(0, 2)).toEqual([messages.seek, messages.mute]);
      await expect(names).toContain(messages.play);
      await expect(names).toContain(messages.settings);
    });
  },
};

/**
 * Double tap skips ten seconds; press and hold plays at double speed. Left and right are physical, in both languages.
 */
export const Touch: Story = {
  render: film('touch', { startAt: 40 }),
  play: async ({ canvasElement, globals, step }) => {
    const locale = localeOf(globals);
    const messages = messagesOf(locale);
    const video = videoIn(canvasElement);
    await waitForTime(canvasElement, 40);
    const { left, top, width, height } = video.getBoundingClientRect();
    const finger = (share: number) => {
      const place = { clientX: left + width * share, clientY: top + height / 2 };
      const touched = document.elementFromPoint(place.clientX, place.clientY);
      if (!touched) throw new Error('There is nothing to touch');
      const pointer = { ...place, pointerType: 'touch', pointerId: 7, button: 0 };
      return {
        down: () => fireEvent.pointerDown(touched, pointer),
        up: () => fireEvent.pointerUp(touched, pointer),
      };
    };
    const tap = async (share: number) => {
      await finger(share).down();
      await finger(share).up();
    };
    await clickButton(canvasElement, messages.pause);
    await step(
      'a double tap on the right and one more tap seek twenty seconds forward',
      async () => {
        const began = video.currentTime;
        await tap(0.9);
        await expect(video.currentTime).toBe(began);
        await tap(0.9);
        await tap(0.9);
        await waitUntil(() => expect(video.currentTime).toBeCloseTo(began + 20, 0));
        await expect(canvasElement.querySelector('[data-place=right]')).toHaveTextContent(
          messages.forward(count(locale, 10)),
        );
      },
    );
    await step('a double tap on the left seeks back', async () => {
      const began = video.currentTime;
      await tap(0.1);
      await tap(0.1);
      await waitUntil(() => expect(video.currentTime).toBeCloseTo(began - 10, 0));
    });
    await step('a resting finger doubles the speed until it is lifted', async () => {
      await clickButton(canvasElement, messages.play);
      await waitUntil(() => expect(video.paused).toBe(false));
      const resting = finger(0.5);
      await resting.down();
      await waitUntil(() => expect(video.playbackRate).toBe(2));
      await resting.up();
      await expect(video.playbackRate).toBe(1);
      await expect(video.paused).toBe(false);
    });
  },
};

/** Screen readers announce events, but not the passing time. */
export const Quiet: Story = {
  render: film('quiet'),
  play: async ({ canvasElement, globals, step }) => {
    const messages = messagesOf(localeOf(globals));
    const video = videoIn(canvasElement);
    await waitForTime(canvasElement, 0.1);
    const announced: string[] = [];
    // The duration may change once, at any time, and the bar announces this.
    let barChanges = 0;
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const place = target instanceof Element ? target : target.parentElement;
        const live = place?.closest('[role=status], [role=alert], [aria-live]');
        if (live?.textContent) announced.push(live.textContent);
        if (place?.matches('[role=slider]')) barChanges += 1;
      }
    });
    watch.observe(canvasElement, {
      ...{ subtree: true, childList: true, characterData: true },
      attributeFilter: ['aria-valuenow', 'aria-valuetext'],
    });
    try {
      await step('playback announces nothing', async () => {
        video.playbackRate = 4;
        await waitForTime(canvasElement, 12);
        video.playbackRate = 1;
        await expect(announced).toEqual([]);
      });
      await step('ten key presses are announced once, after the last', async () => {
        for (let times = 0; times < 10; times += 1) await key('ArrowDown', 'ArrowDown');
        await waitUntil(() => expect(announced).not.toEqual([]));
        await expect(announced).toHaveLength(1);
        await expect(announced[0]).toContain(messages.volume);
      });
      await expect(barChanges).toBeLessThanOrEqual(1);
    } finally {
      watch.disconnect();
    }
  },
};
