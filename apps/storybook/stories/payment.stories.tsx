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
const cancelled = '140508301458';

const plansAt = (toman: number) =>
  fixture('getPlans', ({ data }) => {
    const plan = data.m3;
    if (plan) plan.toman = toman;
  });

const texts = {
  fa: { bank: 'این‌جا صفحهٔ بانک باز می‌شود.', pay: 'پرداخت در بانک', leave: 'انصراف' },
  en: { bank: 'The bank’s page opens here.', pay: 'Pay at the bank', leave: 'Cancel' },
} as const;

function Demo({ locale, outcomes, onPurchase }: Args & { locale: Locale }) {
  const [isAtBank, setAtBank] = useState(false);
  const [code, setCode] = useState<string>();
  const [api] = useState(() => {
    const left = [...outcomes];
    let isDearer = false;
    const answers: Answers = (_, { url, headers }) => {
      if (!url.endsWith('/buy/plan')) {
        return [
          respond('getPlans', plansAt(isDearer ? 429_000 : 399_000)),
          respond('getPayment', ({ param }) =>
            param('tracking_code') === paid
              ? fixture('getPayment', 'paid')
              : fixture('getPayment', 'abandoned', ({ data }) => {
                  data.total = 395_010;
                  data.tracking_code = cancelled;
                }),
          ),
        ];
      }
      onPurchase(headers.get('idempotency-key'));
      const outcome = left.length > 1 ? left.shift() : left[0];
      if (outcome === 'lost') return [fail('buyPlan', 'network', { delay: 300 })];
      isDearer ||= outcome === 'refused';
      return outcome === 'refused' ? [fail('buyPlan', 422, { delay: 300 })] : [];
    };
    return mockApi(locale, answers);
  });
  const t = texts[locale];
  let page: ReactNode;
  if (code !== undefined) {
    const payAgain = () => {
      setCode(undefined);
      setAtBank(false);
    };
    page = <PaymentResult api={api} locale={locale} code={code} onPayAgain={payAgain} />;
  } else if (isAtBank) {
    page = (
      <Stack>
        <Notice live="polite">{t.bank}</Notice>
        <Button variant="primary" onClick={() => setCode(paid)}>
          {t.pay}
        </Button>
        <Button onClick={() => setCode(cancelled)}>{t.leave}</Button>
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
  render: (args, { globals }) => (
    <Demo key={localeOf(globals)} {...args} locale={localeOf(globals)} />
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const payButton = { name: /^(?:پرداخت|Pay) / };

export const Pay: Story = {};

export const Refused: Story = { args: { outcomes: ['refused', 'bank'] } };

export const LostAnswer: Story = { args: { outcomes: ['lost', 'bank'] } };

// The tests are stories of their own: a play function would change what a reader opens.
export const PaidTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args, globals }) => {
    const canvas = within(canvasElement);
    // A double click is one purchase.
    await userEvent.dblClick(await canvas.findByRole('button', payButton));
    const t = texts[localeOf(globals)];
    await userEvent.click(await canvas.findByRole('button', { name: t.pay }));
    await expect(args.onPurchase).toHaveBeenCalledTimes(1);
    await expect(await canvas.findByText('140508301457')).toBeVisible();
    await expect(canvas.getByText(/۳۹۵٬۰۱۰|395,010/)).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/movie/1024');
  },
};

export const CancelledTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', payButton));
    const t = texts[localeOf(globals)];
    await userEvent.click(await canvas.findByRole('button', { name: t.leave }));
    await expect(
      await canvas.findByText(/(?:پرداخت انجام نشد: ۳۹۵٬۰۱۰|Not paid: 395,010)/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /پرداخت دوباره|Pay again/ }));
    await expect(await canvas.findByRole('button', payButton)).toBeVisible();
  },
};

export const RefusedTest: Story = {
  tags: ['!dev', '!autodocs'],
  ...Refused,
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', payButton);
    await expect(button).toHaveTextContent(/۳۹۵٬۰۱۰|395,010/);
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      localeOf(globals) === 'fa'
        ? /^چیزی از حساب شما کم نشده است.*مبلغ تازه ۴۲۸٬۰۱۰/
        : /^Nothing was taken.*The new total is 428,010/,
    );
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(button).toHaveTextContent(/۴۲۸٬۰۱۰|428,010/);
  },
};

export const LostAnswerTest: Story = {
  tags: ['!dev', '!autodocs'],
  ...LostAnswer,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', payButton));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/پشتیبانی|support/);
    await expect(canvas.queryByRole('button', payButton)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /بررسی نتیجه|Check the outcome/ }));
    await expect(await canvas.findByText(/صفحهٔ بانک|bank’s page/)).toBeVisible();
    // The same purchase has the same key, so it cannot be charged twice.
    const [[first] = [], [second] = []] = args.onPurchase.mock.calls;
    await expect(first).toMatch(/^[0-9a-f-]{36}$/);
    await expect(second).toBe(first);
  },
};
