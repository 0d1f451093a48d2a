import { fail, respond } from '@parde/api-client/testing';
import { fixture } from '@parde/api-client/testing/fixtures';
import type { Locale } from '@parde/domain';
import { Button, Notice, Stack } from '@parde/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useRef, useState } from 'react';
import { expect, fn, type Mock, userEvent, waitFor, within } from 'storybook/test';
import { type Answers, mockApi, Queries } from './mock-api.tsx';
import { Checkout, PaymentResult } from './payment.tsx';
import { localeOf } from './story-locale.ts';

/** The state of the purchase that a story begins with. */
const states = [
  'checkout',
  'price not loaded',
  'paid',
  'declined',
  'not approved',
  'left',
  'refunded',
  'pending',
  'late',
  'unknown',
] as const;

interface Args {
  state: (typeof states)[number];
  /** The answers of `buyPlan`, one for each request. The last one repeats. */
  outcomes: readonly ('bank' | 'refused' | 'lost')[];
  onPurchase: Mock<(key: string | null) => void>;
}

/** Slow enough to see the busy button. */
const slow = { delay: 1500 };
const afterSlow = { timeout: 5000 };

/** The tracking codes of the mock, and its answers. */
const codes = {
  paid: '140508301457',
  left: '140508301458',
  'not approved': '140508301459',
  pending: '140508301460',
  unknown: '140508301461',
  late: '140508301462',
  refunded: '140508301463',
  declined: '140508301464',
};

/** The contract has no examples of these. */
const reasons: Readonly<Record<string, { message_fa: string; message: string }>> = {
  [codes.declined]: {
    message_fa: 'چیزی از حساب شما کم نشده است. بانک پرداخت را نپذیرفت؛ با کارت دیگری تلاش کنید.',
    message:
      'Nothing was taken from your account. The bank declined the payment; try another card.',
  },
  [codes.refunded]: {
    message_fa: 'مبلغ به حساب شما برگشت.',
    message: 'The amount was returned to your account.',
  },
};

const resultOf = (code: string) => {
  if (code === codes.paid || code === codes.unknown) return fixture('getPayment', 'paid');
  const isFinal = code !== codes.pending && code !== codes.late;
  return fixture('getPayment', code === codes.left ? 'abandoned' : 'failed', ({ data }) => {
    if (!isFinal) data.status = 'pending';
    if (code === codes.refunded) data.status = 'refunded';
    Object.assign(data, reasons[code]);
    data.total = 395_010;
    data.tracking_code = code;
  });
};

const failuresOf = (state: Args['state']) => {
  const once = { delay: 300, once: true };
  if (state === 'price not loaded') return [fail('getPlans', 503, once)];
  return state === 'unknown' ? [fail('getPayment', 'network', once)] : [];
};

const plansAt = (toman: number) =>
  fixture('getPlans', ({ data }) => {
    const plan = data.m3;
    if (plan) plan.toman = toman;
  });

const texts = {
  fa: { bank: 'این‌جا صفحهٔ بانک باز می‌شود.', pay: 'پرداخت در بانک', leave: 'انصراف' },
  en: { bank: 'The bank’s page opens here.', pay: 'Pay at the bank', leave: 'Cancel' },
} as const;

function Demo({ locale, state, outcomes, onPurchase }: Args & { locale: Locale }) {
  const [isAtBank, setAtBank] = useState(false);
  const [code, setCode] = useState(
    () => Object.entries(codes).find(([name]) => name === state)?.[1],
  );
  const [api] = useState(() => {
    const left = [...outcomes];
    const failures = failuresOf(state);
    let isDearer = false;
    const answers: Answers = (_, { url, headers }) => {
      if (!url.endsWith('/buy/plan')) {
        return [
          ...failures,
          respond('getPlans', plansAt(isDearer ? 429_000 : 399_000)),
          respond('getPayment', ({ param }) => resultOf(param('tracking_code') ?? '')),
        ];
      }
      onPurchase(headers.get('idempotency-key'));
      const outcome = left.length > 1 ? left.shift() : left[0];
      if (outcome === 'lost') return [fail('buyPlan', 'network', slow)];
      isDearer ||= outcome === 'refused';
      return [
        outcome === 'refused'
          ? fail('buyPlan', 422, slow)
          : respond('buyPlan', fixture('buyPlan'), slow),
      ];
    };
    return mockApi(locale, answers);
  });
  const t = texts[locale];
  const opened = useRef<HTMLDivElement>(null);
  const open = (result?: string, bank = false) => {
    setCode(result);
    setAtBank(bank);
    // Each page is a document of its own, so the focus does not stay on a button of the page before it.
    opened.current?.focus();
  };
  let page: ReactNode;
  if (code !== undefined) {
    const limit = code === codes.late ? { giveUpAfter: 0 } : {};
    const again = () => open();
    page = <PaymentResult {...limit} api={api} locale={locale} code={code} onPayAgain={again} />;
  } else if (isAtBank) {
    page = (
      <Stack>
        <Notice live="polite">{t.bank}</Notice>
        <Button variant="primary" onClick={() => open(codes.paid)}>
          {t.pay}
        </Button>
        <Button onClick={() => open(codes.left)}>{t.leave}</Button>
      </Stack>
    );
  } else {
    const openBank = () => open(undefined, true);
    page = <Checkout api={api} locale={locale} planId="m3" onStarted={openBank} />;
  }
  return (
    <div ref={opened} tabIndex={-1} style={{ maxInlineSize: '26rem', marginInline: 'auto' }}>
      <Queries>{page}</Queries>
    </div>
  );
}

const meta = {
  title: 'Patterns/Payment',
  tags: ['!autodocs'],
  args: { state: 'checkout', outcomes: ['bank'], onPurchase: fn() },
  argTypes: {
    state: { options: states, control: 'select' },
    outcomes: { table: { disable: true } },
    onPurchase: { table: { disable: true } },
  },
  render: (args, { globals }) => (
    <Demo key={`${localeOf(globals)} ${args.state}`} {...args} locale={localeOf(globals)} />
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const payButton = { name: /^(?:پرداخت|Pay) / };

export const Pay: Story = {};

export const Refused: Story = { args: { outcomes: ['refused', 'bank'] } };

export const LostAnswer: Story = { args: { outcomes: ['lost', 'bank'] } };

export const NotLoaded: Story = { args: { state: 'price not loaded' } };

export const Declined: Story = { args: { state: 'declined' } };

export const NotApproved: Story = { args: { state: 'not approved' } };

export const Left: Story = { args: { state: 'left' } };

export const Refunded: Story = { args: { state: 'refunded' } };

export const Pending: Story = { args: { state: 'pending' } };

export const PendingForAMinute: Story = { args: { state: 'late' } };

export const Unknown: Story = { args: { state: 'unknown' } };

// The tests are stories of their own: a play function would change what a reader opens.
export const PaidTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args, globals }) => {
    const canvas = within(canvasElement);
    // A double click is one purchase.
    await userEvent.dblClick(await canvas.findByRole('button', payButton));
    const t = texts[localeOf(globals)];
    await userEvent.click(await canvas.findByRole('button', { name: t.pay }, afterSlow));
    await expect(args.onPurchase).toHaveBeenCalledTimes(1);
    await expect(await canvas.findByText('140508301457')).toBeVisible();
    await expect(canvas.getByText(/۳۹۵٬۰۱۰|395,010/)).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/movie/1024');
  },
};

export const LeftTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', payButton));
    const t = texts[localeOf(globals)];
    await userEvent.click(await canvas.findByRole('button', { name: t.leave }, afterSlow));
    await expect(
      await canvas.findByText(/(?:پرداخت انجام نشد: ۳۹۵٬۰۱۰|Not paid: 395,010)/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /پرداخت دوباره|Pay again/ }));
    await expect(await canvas.findByRole('button', payButton)).toBeVisible();
  },
};

export const PendingForAMinuteTest: Story = {
  tags: ['!dev', '!autodocs'],
  ...PendingForAMinute,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await canvas.findByRole('alert', {}, afterSlow);
    await expect(box).toHaveTextContent(
      /(?:روشن نیست: ۳۹۵٬۰۱۰ تومان|not known yet: 395,010).*(?:پشتیبانی|support).*140508301462/,
    );
    await userEvent.click(canvas.getByRole('button', { name: /بررسی نتیجه|Check the outcome/ }));
    await waitFor(() => expect(canvas.getByRole('button')).not.toHaveAttribute('aria-busy'));
    await expect(canvas.getByRole('alert')).toBe(box);
    await expect(box).toHaveTextContent(/تا ساعت|By \d/);
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const CheckedTest: Story = {
  tags: ['!dev', '!autodocs'],
  ...Unknown,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /نتیجه|Check/ }, afterSlow));
    const region = canvas.getByRole('region', { name: /^(?:نتیجهٔ پرداخت|Result of the payment)$/ });
    await expect(region).toHaveFocus();
    await expect(await canvas.findByText(/پرداخت شد|Paid/)).toBeVisible();
    await expect(region).toHaveFocus();
  },
};

export const RetriedTest: Story = {
  tags: ['!dev', '!autodocs'],
  ...NotLoaded,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /دوباره|again/ }, afterSlow));
    await expect(await canvas.findByRole('button', payButton)).toBeVisible();
    await expect(canvas.getByRole('region')).toHaveFocus();
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
    await expect(await canvas.findByRole('alert', {}, afterSlow)).toHaveTextContent(
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
    await expect(await canvas.findByRole('alert', {}, afterSlow)).toHaveTextContent(
      /پشتیبانی|support/,
    );
    await expect(canvas.queryByRole('button', payButton)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /بررسی نتیجه|Check the outcome/ }));
    await expect(await canvas.findByText(/صفحهٔ بانک|bank’s page/, {}, afterSlow)).toBeVisible();
    // The same purchase has the same key, so it cannot be charged twice.
    const [[first] = [], [second] = []] = args.onPurchase.mock.calls;
    await expect(first).toMatch(/^[0-9a-f-]{36}$/);
    await expect(second).toBe(first);
  },
};
