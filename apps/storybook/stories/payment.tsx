import { type ApiClient, type ApiError, messageToShow } from '@parde/api-client';
import { ask, send } from '@parde/api-client/query';
import {
  formatPercent,
  formatToman,
  type Locale,
  nameOf,
  planPrice,
  vatPercent,
} from '@parde/domain';
import { Box, Button, ErrorState, Heading, Notice, Skeleton, Spread, Stack, Text } from '@parde/ui';
import { useMutation, useQuery } from '@tanstack/react-query';

const texts = {
  fa: {
    plan: (name: string) => `اشتراک ${name}`,
    price: 'قیمت',
    vat: (share: string) => `${share} مالیات بر ارزش افزوده`,
    total: 'مبلغ پرداختی',
    pay: (total: string) => `پرداخت ${total}`,
    notLoaded: 'قیمت بارگذاری نشد.',
    retry: 'تلاش دوباره',
    refused: 'پرداخت آغاز نشد',
    notCharged: 'چیزی از حساب شما کم نشده است.',
    unknown: 'نتیجهٔ پرداخت هنوز روشن نیست',
    unknownMore: 'پاسخ پرداخت به دستگاه شما نرسید. نتیجه را بررسی کنید؛ بررسی، پرداخت دوباره نیست.',
    check: 'بررسی دوباره',
    checking: 'نتیجهٔ پرداخت بررسی می‌شود…',
    paid: 'پرداخت شد',
    trackingCode: 'کد پیگیری',
    notPaid: 'پرداخت انجام نشد',
  },
  en: {
    plan: (name: string) => `Plan: ${name}`,
    price: 'Price',
    vat: (share: string) => `${share} VAT`,
    total: 'Total',
    pay: (total: string) => `Pay ${total}`,
    notLoaded: 'The price couldn’t be loaded.',
    retry: 'Try again',
    refused: 'The payment did not start',
    notCharged: 'Nothing was taken from your account.',
    unknown: 'The outcome is not known yet',
    unknownMore:
      'The answer did not reach your device. Check the outcome; checking does not pay again.',
    check: 'Check again',
    checking: 'Checking the payment…',
    paid: 'Paid',
    trackingCode: 'Tracking code',
    notPaid: 'The payment was not made',
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
  const plans = useQuery(ask(api, 'getPlans'));
  const buy = useMutation(
    send(api, 'buyPlan', {
      onSuccess: ({ tracking_code, pay_url }) => onStarted(tracking_code, pay_url),
    }),
  );
  const plan = plans.data?.data[planId];
  const price = plan && planPrice(plan);

  if (plans.error) {
    const retry = <Button onClick={() => plans.refetch()}>{t.retry}</Button>;
    return (
      <ErrorState title={t.notLoaded} text={messageToShow(plans.error, locale)} actions={retry} />
    );
  }
  if (!plan || !price) return <Skeleton shape="control" />;

  function pay(amount: number) {
    if (buy.isPending || buy.isSuccess) return; // a second click
    const callback_url = `${location.origin}/callback`;
    const title = { content_type: null, content_id: null };
    // The client sends the same key until the purchase succeeds, so a second request cannot charge again.
    buy.mutate({
      body: { plan_id: planId, amount, ...title, payment_method: 'mellat', ref: '0', callback_url },
    });
  }

  const isUnknown = buy.error !== null && !isRefusal(buy.error);
  const rows = [
    [t.price, price.price],
    [t.vat(formatPercent(vatPercent / 100, locale)), price.vat],
    [t.total, price.total],
  ] as const;
  return (
    <Box surface="surface" corners="lg" padding="lg">
      <Stack space="md">
        <Heading level={2}>{t.plan(nameOf(plan, locale))}</Heading>
        <dl>
          {rows.map(([label, amount]) => (
            <Spread key={label}>
              <Text as="dt" tone="muted">
                {label}
              </Text>
              <Text as="dd" tabular weight={label === t.total ? 'strong' : 'regular'}>
                {formatToman(amount, locale)}
              </Text>
            </Spread>
          ))}
        </dl>
        {isUnknown ? (
          <Notice tone="warning" title={t.unknown} live="assertive">
            {t.unknownMore}
          </Notice>
        ) : null}
        {buy.error && !isUnknown ? (
          <Notice tone="danger" title={t.refused} live="assertive">
            {messageToShow(buy.error, locale)} {t.notCharged}
          </Notice>
        ) : null}
        <Button
          variant="primary"
          fullWidth
          loading={buy.isPending || buy.isSuccess}
          onClick={() => pay(price.price)}
        >
          {isUnknown ? t.check : t.pay(formatToman(price.total, locale))}
        </Button>
      </Stack>
    </Box>
  );
}

/** The page to which the bank returns. It asks the API, because anybody can write an address. */
export function PaymentResult({
  api,
  locale,
  code,
}: {
  api: ApiClient;
  locale: Locale;
  code: string;
}) {
  const t = texts[locale];
  const { data, error, isFetching, refetch } = useQuery({
    ...ask(api, 'getPayment', { path: { tracking_code: code } }),
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? 3000 : false),
  });
  if (error) {
    const check = (
      <Button loading={isFetching} onClick={() => refetch()}>
        {t.check}
      </Button>
    );
    return (
      <Notice tone="warning" title={t.unknown} live="assertive" action={check}>
        {messageToShow(error, locale)}
      </Notice>
    );
  }
  if (!data || data.status === 'pending') return <Notice live="polite">{t.checking}</Notice>;
  const isPaid = data.status === 'paid';
  return (
    <Notice tone={isPaid ? 'success' : 'danger'} title={isPaid ? t.paid : t.notPaid} live="polite">
      {isPaid ? null : `${t.notCharged} `}
      {t.trackingCode}: <bdi dir="ltr">{data.tracking_code}</bdi>
    </Notice>
  );
}
