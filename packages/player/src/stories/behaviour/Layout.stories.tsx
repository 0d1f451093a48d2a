import type { Locale } from '@parde/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { Player } from '../../Player.tsx';
import { PlayerPoster } from '../../PlayerPoster.tsx';
import { filmStories } from '../film-story.tsx';
import { videoIn, waitForTime } from '../story-actions.ts';
import { filmOf, localeOf, messagesOf, neighbourOf } from '../story-media.ts';

/** The positions of the controls: in portrait, on the narrowest phone, and with only a next episode. */
const meta = { ...filmStories, title: 'Player/Behaviour/Layout' } satisfies Meta<typeof Player>;

export default meta;
type Story = StoryObj<typeof meta>;

interface BoxedProps {
  locale: Locale;
  inlineSize: string;
  blockSize: string;
}

function Boxed({ locale, inlineSize, blockSize }: BoxedProps) {
  return (
    <div style={{ inlineSize, blockSize }}>
      <Player
        media={filmOf(locale, `box-${inlineSize}`)}
        locale={locale}
        messages={messagesOf(locale)}
        next={neighbourOf(locale, fn())}
        autoPlay
        fill
      />
    </div>
  );
}

const visibleButtonBox = (canvasElement: HTMLElement, name: string) => {
  const button = within(canvasElement)
    .getAllByRole('button', { name })
    .find((one) => one.checkVisibility());
  if (!button) throw new Error(`No button is seen: ${name}`);
  return button.getBoundingClientRect();
};

/** The controls disappear three seconds after the last move, which a slow machine needs for the steps of a story. */
const showControls = async (canvasElement: HTMLElement) => {
  const [button] = within(canvasElement).getAllByRole('button', { hidden: true });
  if (button) await fireEvent.pointerMove(button);
};

const middleOf = ({ left, right }: DOMRect) => (left + right) / 2;

/** In portrait, the bar is below the picture, not at the bottom of the screen. */
export const Upright: Story = {
  render: (_, { globals }) => (
    <Boxed locale={localeOf(globals)} inlineSize="20rem" blockSize="44rem" />
  ),
  play: async ({ canvasElement, globals, step }) => {
    const messages = messagesOf(localeOf(globals));
    await waitForTime(canvasElement, 0.1);
    const frame = videoIn(canvasElement).getBoundingClientRect();
    const picture = (frame.width * 9) / 16;
    const foot = (frame.top + frame.bottom + picture) / 2;
    await step('the bar is beside the picture', async () => {
      await showControls(canvasElement);
      const bar = visibleButtonBox(canvasElement, messages.settings);
      await expect(bar.top).toBeGreaterThanOrEqual(foot - 1);
      await expect(bar.bottom).toBeLessThanOrEqual(foot + 100);
    });
    await step('the title is at the top of the screen', async () => {
      const title = within(canvasElement).getByText(String(filmOf(localeOf(globals), 'x').title));
      const { top, bottom } = title.getBoundingClientRect();
      await expect(top - frame.top).toBeLessThan(40);
      await expect(bottom).toBeLessThanOrEqual(foot - picture);
    });
    await step(
      'pause is in the middle, with a next episode and without a previous one',
      async () => {
        await showControls(canvasElement);
        await expect(middleOf(visibleButtonBox(canvasElement, messages.pause))).toBeCloseTo(
          middleOf(frame),
          0,
        );
      },
    );
    await step('on the narrowest phone the duration is visible, and all controls fit', async () => {
      await showControls(canvasElement);
      const bar = visibleButtonBox(canvasElement, messages.fullscreen);
      await expect(bar.right).toBeLessThanOrEqual(frame.right);
      const length = canvasElement.querySelector('[aria-hidden="true"] > span');
      await expect(length).toBeVisible();
      for (const name of [messages.settings, messages.fullscreen, messages.pause]) {
        const { width, height } = visibleButtonBox(canvasElement, name);
        await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
    });
  },
};

/** On a desktop the transport is in the middle of its bar. */
export const Wide: Story = {
  render: (_, { globals }) => (
    <Boxed locale={localeOf(globals)} inlineSize="60rem" blockSize="34rem" />
  ),
  play: async ({ canvasElement, globals }) => {
    const { pause } = messagesOf(localeOf(globals));
    await waitForTime(canvasElement, 0.1);
    const frame = videoIn(canvasElement).getBoundingClientRect();
    await expect(middleOf(visibleButtonBox(canvasElement, pause))).toBeCloseTo(middleOf(frame), 0);
  },
};

/** The title is shown before anything has played. */
export const TitleAtOnce: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    return (
      <PlayerPoster media={filmOf(locale, 'face')} locale={locale} messages={messagesOf(locale)} />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const { title } = filmOf(localeOf(globals), 'face');
    await expect(within(canvasElement).getByText(String(title))).toBeVisible();
  },
};
