import { formatCountdown } from '@parde/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { controlWords } from '../../stories/control-words.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { words } from '../../stories/words.ts';
import { Text } from '../Text/Text.tsx';
import { Countdown } from './Countdown.tsx';

/** Time that is left. **Don't** use it to press the viewer into buying. */
const meta = {
  title: 'Components/Countdown',
  component: Countdown,
  args: { until: 0, now: 0, format: String },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

const now = 1_763_700_000_000;

function Resend({ locale }: { locale: StoryLocale }) {
  const t = controlWords(locale);
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
      {over ? words(locale).retry : null}
    </Text>
  );
}

export const NewCode: Story = {
  render: (_, { globals }) => <Resend locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals);
    const canvas = within(canvasElement);
    const [long] = canvas.getAllByRole('timer');
    await expect(long).toHaveTextContent(locale === 'fa' ? /^۱:(?:۳۰|۲۹)$/ : /^1:(?:30|29)$/);
    await waitFor(() => expect(canvas.getByText(new RegExp(words(locale).retry))).toBeVisible());
  },
};
