import { type ApiClient, type ApiError, messageToShow } from '@parde/api-client';
import { ask, send } from '@parde/api-client/query';
import {
  formatPercent,
  formatTimeOfDay,
  formatToman,
  type Locale,
  nameOf,
  planPrice,
  vatPercent,
} from '@parde/domain';
import {
  Box,
  Button,
  ButtonLink,
  ErrorState,
  Heading,
  Notice,
  Skeleton,
  Spread,
  Stack,
  Text,
} from '@parde/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';

const texts = {
  fa: {
    plan: (name: string) => `اشتراک ${name}`,
    price: 'قیمت',
    vat: (share: string) => `${share} مالیات بر ارزش افزوده`,
    total: 'مبلغ پرداختی',
    payment: 'پرداخت',
    result: 'نتیجهٔ پرداخت',
    pay: (total: string) => `پرداخت ${total}`,
    notLoaded: 'قیمت بارگذاری نشد.',
    retry: 'تلاش دوباره',
    notCharged: 'چیزی از حساب شما کم نشده است',
    newTotal: (total: string) => `قیمت تغییر کرده است. مبلغ تازه ${total} است.`,
    unknown: 'نتیجهٔ پرداخت هنوز روشن نیست',
    unknownMore: 'پاسخ پرداخت به دستگاه شما نرسید. نتیجه را بررسی کنید؛ بررسی، پرداخت دوباره نیست.',
    support: (time: string) =>
      `اگر نتیجه روشن نشد، شمارهٔ همراه خود و ساعت پرداخت (${time}) را به پشتیبانی بگویید.`,
    supportCode: 'اگر نتیجه روشن نشد، این کد را به پشتیبانی بگویید:',
    check: 'بررسی نتیجه',
    checking: 'نتیجهٔ پرداخت بررسی می‌شود…',
    pending: 'بانک هنوز پاسخ نداده است',
    pendingMore: 'نتیجه خودبه‌خود همین‌جا نشان داده می‌شود؛ دوباره پرداخت نکنید.',
    late: (time: string) =>
      `تا ساعت ${time} بانک پاسخ نداده است. چند دقیقهٔ دیگر نتیجه را بررسی کنید؛ بررسی، پرداخت دوباره نیست.`,
    paid: 'پرداخت شد',
    refunded: 'مبلغ برگشت داده شد',
    trackingCode: 'کد پیگیری',
    notPaid: 'پرداخت انجام نشد',
    notPaidMore: 'اگر پولی از حساب شما کم شده باشد، برمی‌گردد.',
    payAgain: 'پرداخت دوباره',
    watch: 'بازگشت به فیلم',
    browse: 'دیدن فیلم‌ها',
  },
  en: {
    plan: (name: string) => `Plan: ${name}`,
    price: 'Price',
    vat: (share: string) => `${share} VAT`,
    total: 'Total',
    payment: 'Payment',
    result: 'Result of the payment',
    pay: (total: string) => `Pay ${total}`,
    notLoaded: 'The price couldn’t be loaded.',
    retry: 'Try again',
    notCharged: 'Nothing was taken from your account',
    newTotal: (total: string) => `The price has changed. The new total is ${total}.`,
    unknown: 'The outcome is not known yet',
    unknownMore:
      'The answer did not reach your device. Check the outcome; checking does not pay again.',
    support: (time: string) =>
      `If it stays unknown, give support your mobile number and the time of the payment (${time}).`,
    supportCode: 'If it stays unknown, give support this code:',
    check: 'Check the outcome',
    checking: 'Checking the payment…',
    pending: 'The bank has not answered yet',
    pendingMore: 'The outcome is shown here by itself. Do not pay again.',
    late: (time: string) =>
      `By ${time} the bank had not answered. Check the outcome in a few minutes; checking does not pay again.`,
    paid: 'Paid',
    refunded: 'Refunded',
    trackingCode: 'Tracking code',
    notPaid: 'Not paid',
    notPaidMore: 'If money has left your account, it will be returned.',
    payAgain: 'Pay again',
    watch: 'Back to the film',
    browse: 'Find a film',
  },
} as const;

/** Only these answers prove that nothing was charged. After any other failure the server may have acted. */
const isRefusal = ({ kind, status = 500 }: ApiError) =>
  kind === 'unsent' || (kind !== 'malformed' && status < 500);

interface CheckoutProps {
  api: ApiClient;
  locale: Locale;
  planId: string;
  /** Opens the bank's page. Without an address, the purchase was paid from the credit. */
  onStarted: (trackingCode: string, bankPage: string | null) => void;
}

export function Checkout({ api, locale, planId, onStarted }: CheckoutProps) {
  const t = texts[locale];
  const { inRegion, focusRegion } = useRegion(t.payment);
  const [paidAt, setPaidAt] = useState(0);
  const plans = useQuery(ask(api, 'getPlans'));
  const buy = useMutation(
    send(api, 'buyPlan', {
      onSuccess: ({ tracking_code, pay_url }) => onStarted(tracking_code, pay_url),
      onError: (error) => {
        if (error.errors?.amount) plans.refetch(); // the price has changed
      },
    }),
  );
  const plan = plans.data?.data[planId];
  const price = plan && planPrice(plan);

  if (plans.error) {
    const retry = (
      <Button
        onClick={() => {
          focusRegion(); // the new content replaces the button
          plans.refetch();
        }}
      >
        {t.retry}
      </Button>
    );
    return inRegion(
      <ErrorState
        live
        title={t.notLoaded}
        text={messageToShow(plans.error, locale)}
        actions={retry}
      />,
    );
  }
  if (!plan || !price) return inRegion(<Skeleton shape="control" />);

  function pay(amount: number) {
    if (buy.isPending || buy.isSuccess || plans.isFetching) return; // a second click
    const callback_url = `${location.origin}/callback`;
    const title = { content_type: null, content_id: null };
    if (!isUnknown) setPaidAt(Date.now()); // a check is not another payment
    // The client sends the same key until the purchase succeeds, so a second request cannot charge again.
    buy.mutate({
      body: { plan_id: planId, amount, ...title, payment_method: 'mellat', ref: '0', callback_url },
    });
  }

  const isUnknown = buy.error !== null && !isRefusal(buy.error);
  const isRefused = buy.error !== null && !isUnknown && !plans.isFetching;
  const total = formatToman(price.total, locale);
  const rows = [
    [t.price, price.price],
    [t.vat(formatPercent(vatPercent / 100, locale)), price.vat],
    [t.total, price.total],
  ] as const;
  return inRegion(
    <Box surface="surface" corners="lg" padding="md">
      <Stack space="md">
        <Heading level={2}>{t.plan(nameOf(plan, locale))}</Heading>
        <Stack as="dl" space="md">
          {rows.map(([label, amount]) => (
            <Spread key={label} space="xs">
              <Text as="dt" tone="muted">
                {label}
              </Text>
              <Text as="dd" weight={label === t.total ? 'strong' : 'regular'}>
                {formatToman(amount, locale)}
              </Text>
            </Spread>
          ))}
        </Stack>
        {isUnknown ? (
          <Notice tone="warning" title={t.unknown} live="assertive">
            {t.unknownMore} {t.support(formatTimeOfDay(new Date(paidAt).toISOString(), locale))}
          </Notice>
        ) : null}
        {isRefused ? (
          <Notice tone="warning" title={t.notCharged} live="assertive">
            {buy.error.errors?.amount ? t.newTotal(total) : messageToShow(buy.error, locale)}
          </Notice>
        ) : null}
        <Button
          variant="primary"
          fullWidth
          loading={buy.isPending || buy.isSuccess || plans.isFetching}
          onClick={() => pay(price.price)}
        >
          {isUnknown ? t.check : t.pay(total)}
        </Button>
      </Stack>
    </Box>,
  );
}

/** The page to which the bank returns. It asks the API, because anybody can write an address. */
export function PaymentResult({
  api,
  locale,
  code,
  giveUpAfter = 60_000,
  onPayAgain,
}: {
  api: ApiClient;
  locale: Locale;
  code: string;
  /** Milliseconds after which the page no longer asks by itself. */
  giveUpAfter?: number;
  onPayAgain: () => void;
}) {
  const t = texts[locale];
  const { inRegion, focusRegion } = useRegion(t.result);
  const [start] = useState(() => Date.now());
  const isLate = (time: number) => time - start >= giveUpAfter;
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    ...ask(api, 'getPayment', { path: { tracking_code: code } }),
    refetchInterval: ({ state: { status, data, dataUpdatedAt } }) =>
      status === 'success' && data?.status === 'pending' && !isLate(dataUpdatedAt) ? 3000 : false,
  });
  const amount = data ? `: ${formatToman(data.total, locale)}` : '';
  if (error || (data?.status === 'pending' && isLate(dataUpdatedAt))) {
    const check = (
      <Button
        loading={isFetching}
        onClick={() => {
          if (!data) focusRegion(); // the answer replaces the button
          refetch();
        }}
      >
        {t.check}
      </Button>
    );
    return inRegion(
      <Notice tone="warning" title={t.unknown + amount} live="assertive" action={check}>
        {error
          ? messageToShow(error, locale)
          : t.late(formatTimeOfDay(new Date(dataUpdatedAt).toISOString(), locale))}{' '}
        {t.supportCode} <bdi dir="ltr">{code}</bdi>
      </Notice>,
    );
  }
  if (!data) return inRegion(<Notice live="polite">{t.checking}</Notice>);
  if (data.status === 'pending') {
    return inRegion(
      <Notice title={t.pending + amount} live="polite">
        {t.pendingMore} {t.trackingCode}: <bdi dir="ltr">{code}</bdi>
      </Notice>,
    );
  }
  const isPaid = data.status === 'paid';
  const titles = { paid: t.paid, refunded: t.refunded, failed: t.notPaid, abandoned: t.notPaid };
  const tones = {
    paid: 'success',
    refunded: 'info',
    failed: 'warning',
    abandoned: 'warning',
  } as const;
  const message = locale === 'fa' ? data.message_fa : data.message;
  const next = isPaid ? (
    <ButtonLink href={data.content_id ? `/${data.content_type}/${data.content_id}` : '/cinema'}>
      {data.content_id ? t.watch : t.browse}
    </ButtonLink>
  ) : (
    <Button onClick={onPayAgain}>{t.payAgain}</Button>
  );
  return inRegion(
    <Notice
      tone={tones[data.status]}
      title={titles[data.status] + amount}
      live="polite"
      action={next}
    >
      {message ?? (data.status === 'failed' ? t.notPaidMore : null)} {t.trackingCode}:{' '}
      <bdi dir="ltr">{data.tracking_code}</bdi>
    </Notice>,
  );
}

/** A region whose content changes. The focus moves to it before a button in it disappears. */
function useRegion(label: string) {
  const region = useRef<HTMLElement>(null);
  return {
    inRegion: (content: ReactNode) => (
      <section ref={region} tabIndex={-1} aria-label={label}>
        {content}
      </section>
    ),
    focusRegion: () => region.current?.focus(),
  };
}
