import { DeviceIcon } from '@parde/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { clock, count } from '../format.ts';
import type { Player } from '../Player.tsx';
import { film, filmStories } from './film-story.tsx';
import { guide } from './Player.guide.ts';
import { clickButton, openSettings, videoIn, waitForTime, waitUntil } from './story-actions.ts';
import { localeOf, messagesOf } from './story-media.ts';

/**
 * A film. The picture is dark in both modes. Time runs from left to right in every language; everything else follows
 * the page's direction.
 *
 * **Do** show `PlayerPoster` on a page, so that the player is loaded only when the viewer plays the film.
 * **Don't** put your own text over the picture: use a `message`.
 */
const meta = {
  ...filmStories,
  title: 'Player/Film',
  parameters: { ...filmStories.parameters, guide },
} satisfies Meta<typeof Player>;

export default meta;
type Story = StoryObj<typeof meta>;

const directionOf = (element: Element) => getComputedStyle(element).direction;

/** Starts with the poster. Nothing is fetched before the viewer clicks it. */
export const Film: Story = {
  render: film('film', { autoPlay: false }),
  play: async ({ canvasElement, globals, step }) => {
    const locale = localeOf(globals);
    const messages = messagesOf(locale);
    const canvas = within(canvasElement);
    const video = videoIn(canvasElement);
    await expect(video.readyState).toBe(0);
    await step('time advances', async () => {
      await clickButton(canvasElement, messages.play);
      await waitForTime(canvasElement, 0.2);
      await clickButton(canvasElement, messages.pause);
    });
    const bar = canvas.getByRole('slider', { name: messages.seek });
    await step('the bar shows the position, and a key seeks forward', async () => {
      bar.focus();
      await userEvent.keyboard('{PageUp}');
      await waitUntil(() => expect(video.currentTime).toBeGreaterThan(60));
      const [sixty] = { fa: ['۱ دقیقه'], en: ['1 minute'] }[locale];
      await expect(bar.getAttribute('aria-valuetext')).toContain(sixty);
      await expect(bar).toHaveAttribute('aria-valuemax', '120');
    });
    await step(
      'the time bar runs from left to right, texts follow the page’s direction, and digits follow the language',
      async () => {
        await expect(directionOf(bar)).toBe('ltr');
        const [title] = canvas.getAllByText(/یزد|Yazd/);
        if (title) await expect(directionOf(title)).toBe(locale === 'fa' ? 'rtl' : 'ltr');
        await expect(canvas.getByText(clock(locale, video.currentTime, 120))).toBeVisible();
        const play = canvas
          .getAllByRole('button', { name: messages.play })
          .find((one) => one.checkVisibility());
        const full = canvas.getByRole('button', { name: messages.fullscreen });
        await expect(play?.getBoundingClientRect().left).toBeLessThan(
          full.getBoundingClientRect().left,
        );
      },
    );
  },
};

const shownCue = { fa: 'سلام! به کجا می‌رویم؟', en: 'Hello! Where are we going?' };

/** Every line of a cue has its own direction. */
export const Subtitles: Story = {
  render: film('subtitles'),
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals);
    const messages = messagesOf(locale);
    await clickButton(canvasElement, messages.subtitles);
    await waitForTime(canvasElement, 0.1);
    const cueElement = await within(canvasElement).findByText(shownCue[locale]);
    // The question mark of a Persian line is on its left, that of an English line on its right.
    const text = cueElement.firstChild;
    if (!text) throw new Error('The line has no text');
    const mark = document.createRange();
    mark.setStart(text, (text.textContent?.length ?? 0) - 1);
    mark.setEndAfter(text);
    const [end, whole] = [mark.getBoundingClientRect(), cueElement.getBoundingClientRect()];
    const middle = whole.left + whole.width / 2;
    await expect(end.left < middle).toBe(locale === 'fa');
    const other = cueElement.parentElement?.nextElementSibling;
    await expect(other && directionOf(other)).toBe(locale === 'fa' ? 'ltr' : 'rtl');
  },
};

/** Size, colour, background and font change immediately, in the sample and in the film. */
export const SubtitleLooks: Story = {
  render: film('looks'),
  play: async ({ canvasElement, globals, step }) => {
    const locale = localeOf(globals);
    const messages = messagesOf(locale);
    await clickButton(canvasElement, messages.subtitles);
    await waitForTime(canvasElement, 0.1);
    const inFilm = await within(canvasElement).findByText(shownCue[locale]);
    const panel = within(
      await openSettings(canvasElement, messages, messages.subtitles, messages.looks),
    );
    await expect(directionOf(panel.getByText(messages.looks))).toBe(
      locale === 'fa' ? 'rtl' : 'ltr',
    );
    const inSample = panel.getByText(messages.sample);
    const readStyle = (element: Element) => {
      const { color, fontFamily, fontSize } = getComputedStyle(element);
      const ground = getComputedStyle(element.parentElement ?? element).backgroundColor;
      return { color, fontFamily, ground, fontSize: Number.parseFloat(fontSize) };
    };
    const before = [readStyle(inSample), readStyle(inFilm)];
    await step('the subtitle style is chosen', async () => {
      const { sizes, colors, backgrounds, fonts } = messages;
      for (const name of [sizes.huge, colors.yellow, backgrounds.none, fonts.serif]) {
        await userEvent.click(panel.getByRole('radio', { name }));
      }
    });
    await step('the style is visible in the sample and the film, and is stored', async () => {
      for (const [place, element] of [inSample, inFilm].entries()) {
        const now = readStyle(element);
        await expect(now.color).toBe('rgb(255, 225, 77)');
        await expect(now.ground).toBe('rgba(0, 0, 0, 0)');
        await expect(now.fontFamily).toContain('Naskh');
        await expect(now.fontSize / (before[place]?.fontSize ?? 1)).toBeCloseTo(1.65, 1);
      }
      await expect(localStorage.getItem('parde-player')).toContain('"size":"huge"');
    });
  },
};

/** All settings, each row with its current value. */
export const Settings: Story = {
  render: film('settings'),
  play: async ({ canvasElement, globals }) => {
    const messages = messagesOf(localeOf(globals));
    await waitForTime(canvasElement, 0.1);
    const panel = within(await openSettings(canvasElement, messages));
    const quality = panel.getByRole('button', { name: new RegExp(`^${messages.quality}`) });
    await expect(quality).toHaveTextContent(messages.automatic);
  },
};

/** The keyboard shortcuts, in a panel. */
export const Keys: Story = {
  render: film('keys', { autoPlay: false }),
  play: async ({ canvasElement, globals }) => {
    const messages = messagesOf(localeOf(globals));
    await fireEvent.keyDown(document.body, { key: '?', code: 'Slash' });
    const sheet = await within(canvasElement).findByRole('dialog', { name: messages.keys });
    // Each key is next to its own description.
    for (const [key, name] of [
      ['j', messages.back(count(localeOf(globals), 10))],
      ['l', messages.forward(count(localeOf(globals), 10))],
    ] as const) {
      const row = within(sheet).getByText(key).closest('div');
      await expect(row).toHaveTextContent(`${key}${name}`);
    }
    // The keys are not mirrored.
    await expect(getComputedStyle(within(sheet).getByText('<')).direction).toBe('ltr');
  },
};

const onSaveClick = fn();
const saveLabel = { fa: 'تماشای آفلاین', en: 'Watch offline' };

/** A button of the page. The film pauses and stays at its position. */
export const WithActions: Story = {
  render: (args, context) => {
    const label = saveLabel[localeOf(context.globals)];
    return film('actions', {
      startAt: 40,
      actions: [
        { id: 'keep', label, icon: <DeviceIcon />, opens: 'dialog', onSelect: onSaveClick },
      ],
    })(args, context);
  },
  play: async ({ canvasElement, globals }) => {
    const video = videoIn(canvasElement);
    await waitForTime(canvasElement, 40);
    onSaveClick.mockClear();
    await clickButton(canvasElement, saveLabel[localeOf(globals)]);
    await expect(onSaveClick).toHaveBeenCalledOnce();
    await waitUntil(() => expect(video.paused).toBe(true));
    await expect(video.currentTime).toBeGreaterThanOrEqual(40);
  },
};
