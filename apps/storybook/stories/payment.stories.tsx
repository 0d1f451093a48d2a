import { fail, respond } from '@parde/api-client/testing';
import { fixture } from '@parde/api-client/testing/fixtures';
import type { Locale } from '@parde/domain';
import { Button, Notice, Stack } from '@parde/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, type Mock, userEvent, waitFor, within } from 'storybook/test';
import { type Answers, mockApi, Queries } from './mock-api.tsx';
import { Checkout, PaymentResult } from './payment.tsx';
import { localeOf } from './story-locale.ts';

interface Args {
  /** The answers of `buyPlan`, one for each request. The last one repeats. */
  outcomes: readonly ('bank' | 'refused' | 'lost')[];
  onPurchase: Mock<(key: string | null) => void>;
}

/** The tracking code of the contract's example. */
const paid = '140508301457';

const texts = {
  fa: { bank: 'این‌جا صفحهٔ بانک باز می‌شود.', pay: 'پرداخت در بانک', leave: 'انصراف' },
  en: { bank: 'The bank’s page opens here.', pay: 'Pay at the bank', leave: 'Cancel' },
} as const;

function Demo({ locale, outcomes, onPurchase }: Args & { locale: Locale }) {
  const [isAtBank, setAtBank] = useState(false);
  const [code, setCode] = useState<string>();
  const [api] = useState(() => {
    const left = [...outcomes];
    const answers: Answers = (_, { url, headers }) => {
      if (!url.endsWith('/buy/plan')) {
        return [
          respond('getPayment', ({ param }) =>
            fixture('getPayment', param('tracking_code') === paid ? 'paid' : 'abandoned'),
          ),
        ];
      }
      onPurchase(headers.get('idempotency-key'));
      const outcome = left.length > 1 ? left.shift() : left[0];
      if (outcome === 'lost') return [fail('buyPlan', 'network', { delay: 300 })];
      return outcome === 'refused' ? [fail('buyPlan', 422, { delay: 300 })] : [];
    };
    return mockApi(answers);
  });
  const t = texts[locale];
  let page: ReactNode;
  if (code !== undefined) {
    page = <PaymentResult api={api} locale={locale} code={code} />;
  } else if (isAtBank) {
    page = (
      <Stack>
        <Notice live="polite">{t.bank}</Notice>
        <Button variant="primary" onClick={() => setCode(paid)}>
          {t.pay}
        </Button>
        <Button onClick={() => setCode('140508301458')}>{t.leave}</Button>
      </Stack>
    );
  } else {
    page = <Checkout api={api} locale={locale} planId="m3" onStarted={() => setAtBank(true)} />;
  }
  return (
    <div style={{ maxInlineSize: '26rem', marginInline: 'auto' }}>
      <Queries>{page}</Queries>
    </div>
  );
}

const meta = {
  title: 'Patterns/Payment',
  tags: ['!autodocs'],
  args: { outcomes: ['bank'], onPurchase: fn() },
  argTypes: { outcomes: { table: { disable: true } }, onPurchase: { table: { disable: true } } },
  render: (args, { globals }) => <Demo {...args} locale={localeOf(globals)} />,
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const payButton = { name: /^(?:پرداخت|Pay) / };

export const Pay: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const canvas = within(canvasElement);
    // A double click is one purchase.
    await userEvent.dblClick(await canvas.findByRole('button', payButton));
    const t = texts[localeOf(globals)];
    await userEvent.click(await canvas.findByRole('button', { name: t.pay }));
    await expect(args.onPurchase).toHaveBeenCalledTimes(1);
    await expect(await canvas.findByText('140508301457')).toBeVisible();
  },
};

export const Refused: Story = {
  args: { outcomes: ['refused'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', payButton));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /چیزی از حساب شما کم نشده است|Nothing was taken/,
    );
    await waitFor(() => expect(canvas.getByRole('button', payButton)).toBeEnabled());
  },
};

export const LostAnswer: Story = {
  args: { outcomes: ['lost', 'bank'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', payButton));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /هنوز روشن نیست|not known yet/,
    );
    await expect(canvas.queryByRole('button', payButton)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /بررسی دوباره|Check again/ }));
    await expect(await canvas.findByText(/صفحهٔ بانک|bank’s page/)).toBeVisible();
    // The same purchase has the same key, so it cannot be charged twice.
    const [[first] = [], [second] = []] = args.onPurchase.mock.calls;
    await expect(first).toMatch(/^[0-9a-f-]{36}$/);
    await expect(second).toBe(first);
  },
};
