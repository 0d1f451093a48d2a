import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { Player } from '../../Player.tsx';
import { filmStories } from '../film-story.tsx';
import { videoIn, waitForTime, waitUntil } from '../story-actions.ts';
import { filmOf, localeOf, messagesOf } from '../story-media.ts';

/** Players are mounted and unmounted with pages and modals. */
const meta = { ...filmStories, title: 'Player/Behaviour/Cleanup' } satisfies Meta<typeof Player>;

export default meta;
type Story = StoryObj<typeof meta>;

const rounds = 100;
/** Every tenth player plays before it leaves; the others leave while they start. */
const playsEvery = 10;

function Remounted({ locale }: { locale: 'fa' | 'en' }) {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <Player
        key={count}
        media={filmOf(locale, 'again')}
        locale={locale}
        messages={messagesOf(locale)}
        autoPlay
      />
    </>
  );
}

/** Counts the listeners on global targets that were not removed. */
function watchListeners() {
  const targets: EventTarget[] = [document, globalThis.window, navigator.serviceWorker];
  let open = 0;
  const restore = targets.map((target) => {
    const { addEventListener, removeEventListener } = target;
    target.addEventListener = (
      name: string,
      listener: EventListenerOrEventListenerObject,
      options?: AddEventListenerOptions | boolean,
    ) => {
      open += 1;
      if (typeof options === 'object') {
        options.signal?.addEventListener('abort', () => {
          open -= 1;
        });
      }
      addEventListener.call(target, name, listener, options);
    };
    target.removeEventListener = (
      name: string,
      listener: EventListenerOrEventListenerObject,
      options?: EventListenerOptions | boolean,
    ) => {
      open -= 1;
      removeEventListener.call(target, name, listener, options);
    };
    return () => {
      target.addEventListener = addEventListener;
      target.removeEventListener = removeEventListener;
    };
  });
  return {
    open: () => open,
    restore() {
      for (const undo of restore) undo();
    },
  };
}

/** A hundred players mount and unmount. No listeners or requests remain. */
export const Leaving: Story = {
  render: (_, { globals }) => <Remounted locale={localeOf(globals)} />,
  play: async ({ canvasElement }) => {
    const [again] = within(canvasElement).getAllByRole('button');
    const gone: WeakRef<HTMLVideoElement>[] = [];
    const listeners = watchListeners();
    const leave = async () => {
      gone.push(new WeakRef(videoIn(canvasElement)));
      again?.click();
      await waitUntil(() => expect(again).toHaveTextContent(String(gone.length)));
    };
    try {
      await leave();
      // The listeners of the one player on the page.
      await waitForTime(canvasElement, 0.1);
      const ofOne = listeners.open();
      while (gone.length < rounds) {
        if (gone.length % playsEvery === 0) await waitForTime(canvasElement, 0.1);
        await leave();
      }
      await waitForTime(canvasElement, 0.1);
      await expect(listeners.open()).toBe(ofOne);
      for (const video of gone.flatMap((one) => one.deref() ?? [])) {
        await expect(video.src).toBe('');
        await expect(video.buffered.length).toBe(0);
      }
    } finally {
      listeners.restore();
    }
  },
};
