import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Player } from '../Player.tsx';
import { film, filmStories } from './film-story.tsx';
import { clickButton, openSettings, videoIn, waitForTime, waitUntil } from './story-actions.ts';
import { foreignName, localeOf, messagesOf, neighbourOf } from './story-media.ts';

/** An episode of a series, with its intro and the next episode. */
const meta = { ...filmStories, title: 'Player/Episode' } satisfies Meta<typeof Player>;

export default meta;
type Story = StoryObj<typeof meta>;

const credits = { intro: { start: 4, end: 24 }, creditsStart: 100 };

export const Intro: Story = {
  render: (args, context) =>
    film('intro-look', {
      media: credits,
      startAt: 5,
      next: neighbourOf(localeOf(context.globals), fn()),
    })(args, context),
  play: async ({ canvasElement, globals }) => {
    const { skipIntro, pause } = messagesOf(localeOf(globals));
    await waitForTime(canvasElement, 5);
    await clickButton(canvasElement, pause);
    await expect(within(canvasElement).getByRole('button', { name: skipIntro })).toBeVisible();
  },
};

/** A card appears with the credits. It counts down unless the viewer dismisses it, and is announced once. */
export const NextUp: Story = {
  render: (args, context) => {
    const neighbour = neighbourOf(localeOf(context.globals), fn());
    return film('next-look', {
      media: credits,
      startAt: 102,
      previous: neighbour,
      next: neighbour,
    })(args, context);
  },
  play: async ({ canvasElement, globals }) => {
    const messages = messagesOf(localeOf(globals));
    const canvas = within(canvasElement);
    const card = await canvas.findByRole('region', { name: messages.nextUp });
    await clickButton(canvasElement, messages.pause);
    await expect(card).toHaveTextContent(/[۰-۹\d]/);
    await waitUntil(() => {
      const announced = canvas.getAllByRole('status').map((one) => one.textContent);
      expect(announced.join()).toContain(`${messages.nextUp}: `);
    });
  },
};

/** The small player beside a page. The card can be dismissed without closing the player. */
export const NextUpSmall: Story = {
  render: (args, context) => (
    <div style={{ inlineSize: '20rem', blockSize: '4rem' }}>
      {film('next-small', {
        media: credits,
        startAt: 102,
        next: neighbourOf(localeOf(context.globals), fn()),
        mini: { onExpand: fn() },
        fill: true,
      })(args, context)}
    </div>
  ),
  play: async ({ canvasElement, globals }) => {
    const messages = messagesOf(localeOf(globals));
    const canvas = within(canvasElement);
    await canvas.findByRole('region', { name: messages.nextUp });
    const dismiss = canvas.getByRole('button', { name: messages.dismissNext });
    const box = dismiss.getBoundingClientRect();
    await expect(document.elementFromPoint(box.x + box.width / 2, box.y + 8)).toBe(dismiss);
    await userEvent.click(dismiss);
    await expect(canvas.queryByRole('region', { name: messages.nextUp })).toBeNull();
    await expect(canvas.getByRole('button', { name: messages.expand })).toBeVisible();
  },
};

/** Names in another language than the page's. Each has its own `lang`, wherever it is shown. */
export const ForeignNames: Story = {
  render: (args, context) => {
    const locale = localeOf(context.globals);
    return film('foreign', {
      media: {
        ...credits,
        title: foreignName(locale, 'چشمه', 'The Spring'),
        subtitle: [
          `${neighbourOf(locale, fn()).label} · `,
          foreignName(locale, 'روزها', 'The Days'),
        ],
        chapters: [{ start: 0, name: foreignName(locale, 'سرآغاز', 'Prologue') }],
      },
      startAt: 102,
      next: { title: foreignName(locale, 'شب‌ها', 'The Nights'), onSelect: fn() },
    })(args, context);
  },
  play: async ({ canvasElement, globals, step }) => {
    const locale = localeOf(globals);
    const messages = messagesOf(locale);
    const lang = locale === 'fa' ? 'en' : 'fa';
    const canvas = within(canvasElement);
    const card = await canvas.findByRole('region', { name: messages.nextUp });
    await clickButton(canvasElement, messages.pause);
    const names = {
      fa: { title: 'The Spring', episode: 'The Days', next: 'The Nights', chapter: 'Prologue' },
      en: { title: 'چشمه', episode: 'روزها', next: 'شب‌ها', chapter: 'سرآغاز' },
    }[locale];
    await step(
      'the language is marked over the picture, on the video and on the card',
      async () => {
        await expect(canvas.getByText(names.title)).toHaveAttribute('lang', lang);
        await expect(canvas.getByText(names.episode)).toHaveAttribute('lang', lang);
        await expect(canvas.getByText(names.episode).closest('p')).not.toHaveAttribute('lang');
        await expect(within(card).getByText(names.next)).toHaveAttribute('lang', lang);
        await expect(videoIn(canvasElement)).toHaveAttribute('lang', lang);
      },
    );
    await step('the language is marked in the announcement of the card', async () => {
      const announced = canvas.getAllByRole('status').map((one) => one.querySelector('[lang]'));
      await expect(announced.some((one) => one?.getAttribute('lang') === lang)).toBe(true);
    });
    await step('the language is marked in the list of chapters', async () => {
      const panel = within(await openSettings(canvasElement, messages, messages.chapters));
      await expect(panel.getByText(names.chapter)).toHaveAttribute('lang', lang);
    });
  },
};
