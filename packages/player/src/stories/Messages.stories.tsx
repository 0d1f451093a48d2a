import { phrasesText } from '@parde/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Player } from '../Player.tsx';
import type { PlayerMessage } from '../player-message.ts';
import { startSample } from './sample.ts';
import { clickButton, videoIn, waitForTime } from './story-actions.ts';
import { filmOf, foreignName, forgetChoices, localeOf, messagesOf } from './story-media.ts';

/** Messages shown instead of the picture: why nothing plays, and the action that helps. */
const meta = {
  title: 'Player/Messages',
  component: Player,
  args: { media: filmOf('fa', 'message'), locale: 'fa', messages: messagesOf('fa') },
  loaders: [startSample],
  beforeEach: forgetChoices,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 520 } } },
} satisfies Meta<typeof Player>;

export default meta;
type Story = StoryObj<typeof meta>;

const withMessage =
  (messageIn: (locale: 'fa' | 'en') => PlayerMessage): NonNullable<Story['render']> =>
  (_, { globals }) => {
    const locale = localeOf(globals);
    return (
      <Player
        media={filmOf(locale, 'message')}
        locale={locale}
        messages={messagesOf(locale)}
        message={messageIn(locale)}
        autoPlay
      />
    );
  };

const chosen = fn();

export const Subscribe: Story = {
  render: withMessage(() => ({ kind: 'subscribe', onSubscribe: chosen, onSignIn: chosen })),
  play: async ({ canvasElement, globals }) => {
    chosen.mockClear();
    const messages = messagesOf(localeOf(globals));
    const canvas = within(canvasElement);
    const message = await canvas.findByRole('group', { name: messages.subscribe });
    await expect(message).toHaveFocus();
    await expect(message).toHaveAccessibleDescription(messages.subscribeText);
    const title = phrasesText(filmOf(localeOf(globals), 'message').title);
    await expect(within(message).getByText(title)).toBeVisible();
    await expect(videoIn(canvasElement)).toHaveAccessibleName(title);
    await userEvent.click(await canvas.findByRole('button', { name: messages.subscribeAction }));
    await expect(chosen).toHaveBeenCalledOnce();
    await expect(videoIn(canvasElement).readyState).toBe(0);
    // The controls under the message are inert.
    await expect(canvas.getByLabelText(messages.seek).closest('[inert]')).not.toBeNull();
  },
};

export const SignIn: Story = {
  render: withMessage(() => ({ kind: 'sign-in', onSignIn: chosen })),
  play: async ({ canvasElement, globals }) => {
    chosen.mockClear();
    const messages = messagesOf(localeOf(globals));
    const canvas = within(canvasElement);
    const message = await canvas.findByRole('group', { name: messages.signInToWatch });
    await expect(message).toHaveAccessibleDescription(messages.signInToWatchText);
    await userEvent.click(canvas.getByRole('button', { name: messages.signInAction }));
    await expect(chosen).toHaveBeenCalledOnce();
  },
};

const price = { fa: '۵۹٬۰۰۰ تومان', en: '59,000 toman' };

export const Purchase: Story = {
  render: withMessage((locale) => ({
    kind: 'purchase',
    price: price[locale],
    onPurchase: chosen,
  })),
  play: async ({ canvasElement, globals }) => {
    chosen.mockClear();
    const locale = localeOf(globals);
    const { purchaseFor } = messagesOf(locale);
    const button = await within(canvasElement).findByRole('button', {
      name: purchaseFor(price[locale]),
    });
    await userEvent.click(button);
    await expect(chosen).toHaveBeenCalledOnce();
  },
};

const date = { fa: '۲۹ آذر ۱۴۰۵', en: '20 December 2026' };

export const NotReleased: Story = {
  render: withMessage((locale) => ({ kind: 'not-released', date: date[locale] })),
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals);
    await within(canvasElement).findByText(messagesOf(locale).notReleasedOn(date[locale]));
  },
};

export const NoDownload: Story = {
  render: withMessage(() => ({ kind: 'no-download' })),
  play: async ({ canvasElement, globals }) => {
    await within(canvasElement).findByText(messagesOf(localeOf(globals)).noDownload);
  },
};

export const Problem: Story = {
  render: withMessage(() => ({ kind: 'problem', onRetry: chosen })),
  play: async ({ canvasElement, globals }) => {
    chosen.mockClear();
    const messages = messagesOf(localeOf(globals));
    const alert = within(await within(canvasElement).findByRole('alert'));
    await userEvent.click(alert.getByRole('button', { name: messages.retry }));
    await expect(chosen).toHaveBeenCalledOnce();
  },
};

/** The cost, shown before playback. Playback starts when the viewer accepts. */
export const FullRate: Story = {
  render: withMessage((locale) => ({
    kind: 'full-rate',
    text:
      locale === 'fa'
        ? 'با اینترنت همراه اول و ایرانسل بدون اشتراک هم تماشا می‌کنید؛ حجم مصرفی تمام‌بها حساب می‌شود.'
        : 'On MCI and Irancell you can watch without a subscription. Data is billed at the full rate.',
  })),
  play: async ({ canvasElement, globals }) => {
    const messages = messagesOf(localeOf(globals));
    const canvas = within(canvasElement);
    const accept = await canvas.findByRole('button', { name: messages.fullRateAction });
    await expect(videoIn(canvasElement).readyState).toBe(0);
    await userEvent.click(accept);
    await waitForTime(canvasElement, 0.1);
    await expect(canvas.queryByText(messages.fullRate)).toBeNull();
  },
};

/** A title that may no longer be watched stops. */
export const DuringPlayback: Story = {
  render: (_, { globals }) => <Interrupted locale={localeOf(globals)} />,
  play: async ({ canvasElement }) => {
    await waitForTime(canvasElement, 0.1);
    await clickButton(canvasElement, 'interrupt');
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
    await expect(videoIn(canvasElement).paused).toBe(true);
  },
};

function Interrupted({ locale }: { locale: 'fa' | 'en' }) {
  const [message, setMessage] = useState<PlayerMessage | null>(null);
  return (
    <>
      <button type="button" onClick={() => setMessage({ kind: 'problem' })}>
        interrupt
      </button>
      <Player
        media={filmOf(locale, 'interrupted')}
        locale={locale}
        messages={messagesOf(locale)}
        message={message}
        autoPlay
      />
    </>
  );
}

/** A server's message in another language than the page's, about a film whose name is in that language too. */
export const ForeignMessages: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    return (
      <Player
        media={filmOf(locale, 'message', { title: foreignName(locale, 'چشمه', 'The Spring') })}
        locale={locale}
        messages={messagesOf(locale)}
        message={{ kind: 'problem', text: foreignName(locale, 'سرور پر است.', 'Busy.') }}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals);
    const message = within(await within(canvasElement).findByRole('alert'));
    for (const text of { fa: ['The Spring', 'Busy.'], en: ['چشمه', 'سرور پر است.'] }[locale]) {
      await expect(message.getByText(text)).toHaveAttribute('lang', locale === 'fa' ? 'en' : 'fa');
    }
  },
};
