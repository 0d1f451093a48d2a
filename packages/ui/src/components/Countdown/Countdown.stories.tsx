import { formatCountdown } from '@parde/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { controlMessages } from '../../stories/messages/control-messages.ts';
import { messages } from '../../stories/messages/messages.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { Text } from '../Text/Text.tsx';
import { guide } from './Countdown.guide.ts';
import { Countdown } from './Countdown.tsx';

/**
 * The remaining time in clock format. Screen readers can read it on demand, but it is never announced each second.
 *
 * **Do** put the name of the event before it. **Do** announce the end with a button or a notice. **Don't** use it to
 * pressure the viewer into buying.
 */
const meta = {
  title: 'Components/Countdown',
  component: Countdown,
  parameters: { guide, propCode: { format: "(left) => formatCountdown(left, 'fa')" } },
  args: { until: 0, now: 0, format: String },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

const now = 1_763_700_000_000;

function Resend({ locale }: { locale: StoryLocale }) {
  const t = controlMessages(locale);
  const [over, setOver] = useState(false);
  return (
    <Text>
      {t.wait}{' '}
      <Countdown until={now + 90_000} now={now} format={(left) => formatCountdown(left, locale)} />
      <br />
      <Countdown
        until={now + 700}
        now={now}
        format={(left) => formatCountdown(left, locale)}
        onEnd={() => setOver(true)}
      />{' '}
      {over ? messages(locale).retry : null}
    </Text>
  );
}

export const NewCode: Story = {
  render: (_, { globals }) => <Resend locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals);
    const canvas = within(canvasElement);
    const [long] = canvas.getAllByRole('timer');
    // Seconds are not announced: neither the countdown nor any ancestor is a live region.
    for (const timer of canvas.getAllByRole('timer')) {
      await expect(timer).toHaveAttribute('aria-live', 'off');
      await expect(
        timer.closest(
          "[aria-live='polite'], [aria-live='assertive'], [role='status'], [role='alert']",
        ),
      ).toBeNull();
    }
    await expect(long).toHaveTextContent(locale === 'fa' ? /^۱:(?:۳۰|۲۹)$/ : /^1:(?:30|29)$/);
    await waitFor(() => expect(canvas.getByText(new RegExp(messages(locale).retry))).toBeVisible());
  },
};

/** Hours, and a countdown that ended before the page was loaded: it calls `onEnd` at once, and only once. */
export const Edges: Story = {
  args: { onEnd: fn() },
  render: ({ onEnd }, { globals }) => {
    const locale = localeOf(globals);
    const format = (left: number) => formatCountdown(left, locale);
    return (
      <Text>
        <Countdown until={now + 90_061_000} now={now} format={format} />
        <br />
        <Countdown until={now - 5000} now={now} format={format} {...(onEnd ? { onEnd } : {})} />
      </Text>
    );
  },
  play: async ({ canvasElement, args, globals }) => {
    const [, over] = within(canvasElement).getAllByRole('timer');
    await expect(over).toHaveTextContent(localeOf(globals) === 'fa' ? '۰:۰۰' : '0:00');
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledTimes(1));
  },
};
