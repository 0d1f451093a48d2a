import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PlayerPoster } from '../PlayerPoster.tsx';
import { art } from './poster-art.ts';
import { startSample } from './sample.ts';
import { waitForTime, waitUntil, watchRequests } from './story-actions.ts';
import { filmOf, foreignName, forgetChoices, localeOf, messagesOf } from './story-media.ts';

/** A poster with one button. The player is loaded on click. */
const meta = {
  title: 'Player/Poster',
  component: PlayerPoster,
  args: { media: filmOf('fa', 'poster'), locale: 'fa', messages: messagesOf('fa') },
  loaders: [startSample],
  beforeEach: forgetChoices,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 520 } } },
} satisfies Meta<typeof PlayerPoster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Poster: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    return (
      <PlayerPoster
        media={filmOf(locale, 'poster')}
        locale={locale}
        messages={messagesOf(locale)}
      />
    );
  },
  play: async ({ canvasElement, globals, step }) => {
    const canvas = within(canvasElement);
    const messages = messagesOf(localeOf(globals));
    const requests = watchRequests();
    const ofStream = () => requests.filter((one) => /hls-engine|m3u8|m4s/.test(one));
    await step('focusing the poster loads the player, and no part of the film', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: new RegExp(messages.play) })).toHaveFocus();
      await expect(canvasElement.querySelector('video')).toBeNull();
      await expect(ofStream()).toEqual([]);
    });
    await step('Enter starts the film, and the focus continues in the player', async () => {
      await userEvent.keyboard('{Enter}');
      await waitUntil(() => expect(canvasElement.querySelector('video')).not.toBeNull());
      await waitForTime(canvasElement, 0.1);
      await expect(ofStream()).not.toEqual([]);
      await userEvent.tab();
      await expect(canvas.getByRole('slider', { name: messages.seek })).toHaveFocus();
    });
  },
};

/** The button's name contains the title, which keeps its language. */
export const ForeignName: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const title = foreignName(locale, 'چشمه', 'The Spring');
    return (
      <PlayerPoster
        media={filmOf(locale, 'poster', { title })}
        locale={locale}
        messages={messagesOf(locale)}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals);
    const name = locale === 'fa' ? 'The Spring' : 'چشمه';
    const button = within(canvasElement).getByRole('button', {
      name: `${messagesOf(locale).play}: ${name}`,
    });
    const lang = locale === 'fa' ? 'en' : 'fa';
    await expect(within(button).getByText(name)).toHaveAttribute('lang', lang);
  },
};

/** The poster in the widths that its address supports, so that a phone loads no more than it shows. */
export const InWidths: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    // After a `#`, the data URL of the drawn picture accepts any query.
    const poster = { ...art, url: `${art.url}#`, widths: [640, 1280] };
    return (
      <PlayerPoster
        media={filmOf(locale, 'poster', { poster })}
        locale={locale}
        messages={messagesOf(locale)}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await waitUntil(() => expect(image?.currentSrc).toMatch(/#\?w=(?:640|1280)$/));
  },
};
