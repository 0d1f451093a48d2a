import type { BuyDebitSubscriptionRequest, DebitSeries } from '@parde/api-client';
import type { Locale } from '@parde/domain';
import type { Handlers } from '../../contract/handlers.ts';
import type { Message } from '../../contract/message.ts';
import { refuse } from '../../contract/refusal.ts';
import {
  bankActive,
  bankNotActive,
  noBankYet,
  noSuchAgreement,
  noSuchBank,
  notFollowable,
  notPayable,
} from '../messages.ts';
import { invalid } from '../payments/checkout.ts';
import type { PaymentRow } from '../payments/payments.ts';
import { renewalPlan } from '../plans/plans.ts';
import type { MoneyServices } from '../services.ts';
import type { Agreement } from './agreements.ts';
import { debitBank, debitBanks } from './banks.ts';

const saved: Message = {
  fa: 'تنظیمات پرداخت خودکار شما ذخیره شد.',
  en: 'Your automatic payment settings have been saved.',
};
const paidNow: Message = {
  fa: 'تنظیمات پرداخت خودکار شما ذخیره شد و مبلغ از حساب بانکی شما برداشت شد.',
  en: 'Your automatic payment settings have been saved, and the amount was taken from your bank account.',
};
const refusedNow: Message = {
  fa: 'تنظیمات شما ذخیره شد، اما موجودی حساب بانکی برای برداشت کافی نبود.',
  en: 'Your settings have been saved, but there wasn’t enough money in your bank account.',
};
const returnedNow: Message = {
  fa: 'تنظیمات پرداخت خودکار شما ذخیره شد و مبلغ برداشت‌شده به کیف پول شما برگشت.',
  en: 'Your automatic payment settings have been saved, and the amount taken was returned to your wallet.',
};

/** The message after saving, by the result of the payment that was made with it. */
const outcomes = {
  paid: paidNow,
  failed: refusedNow,
  refunded: returnedNow,
  abandoned: saved,
  pending: saved,
} as const satisfies Record<PaymentRow['status'], Message>;

export function debitHandlers(services: MoneyServices) {
  const { agreements, debitSettings, payments, settlement, settleDue, now } = services;
  const { titles, entitlements, idempotent, followed } = services;

  const seriesOf = (mobile: string): DebitSeries[] =>
    followed(mobile).flatMap(({ id, isOn }) => {
      const series = titles.title('series', id);
      if (series?.episodePrice == null) return [];
      return {
        id: series.id,
        poster: series.poster,
        name_fa: series.name_fa,
        name_en: series.name_en,
        subscribe_fee: series.episodePrice,
        directdebit: isOn,
      };
    });

  const checkSeries = (ids: readonly string[]) => {
    const index = ids.findIndex((id) => titles.title('series', id)?.episodePrice == null);
    if (index >= 0) throw invalid(`series.${index}`, notFollowable);
  };

  /** Returns the pending purchase that led the viewer to the agreement. */
  const purchaseOf = (mobile: string, { payment_id }: BuyDebitSubscriptionRequest) => {
    if (payment_id === null) return undefined;
    const payment = payments.byCode(mobile, payment_id);
    const payable = payment?.status === 'pending' && !agreements.requestOf(payment.id);
    if (!payable) throw invalid('payment_id', notPayable);
    return payment;
  };

  /** Charges what is already due: a renewal, or the purchase that led to the agreement. */
  const payNow = (mobile: string, agreement: Agreement, purchase: PaymentRow | undefined) => {
    const before = payments.list(mobile, undefined, 1)[0]?.id ?? 0;
    const settled = purchase && settlement.debit(purchase.id, agreement, now());
    settleDue(mobile);
    const made = payments.list(mobile, undefined, 1)[0];
    const last = made && made.id > before ? made : settled;
    return last ? outcomes[last.status] : saved;
  };

  const change = (mobile: string, body: BuyDebitSubscriptionRequest, locale: Locale) => {
    const active = agreements.activeOf(mobile);
    const agreement = active.find(({ bank }) => bank === body.bank);
    if (!agreement) throw invalid('bank', active.length === 0 ? noBankYet : bankNotActive);
    const purchase = purchaseOf(mobile, body);
    debitSettings.save(mobile, body, now());
    return { message: payNow(mobile, agreement, purchase)[locale] };
  };

  const startAgreement = (mobile: string, body: BuyDebitSubscriptionRequest, origin: string) => {
    const bank = debitBank(body.bank);
    if (!bank || bank.soon) throw invalid('bank', noSuchBank);
    if (agreements.activeOf(mobile).some((one) => one.bank === body.bank)) {
      throw invalid('bank', bankActive);
    }
    const purchase = purchaseOf(mobile, body);
    const { payment, payUrl } = services.checkout.atBank(
      {
        mobile,
        kind: 'direct_debit',
        title_fa: `فعال‌سازی پرداخت خودکار ${bank.name_fa}`,
        title_en: `Automatic payment from ${bank.name_en}`,
        amount: 0,
        method: 'direct_debit',
        bank: body.bank,
      },
      { callbackUrl: body.callback_url, origin },
    );
    const { subscription, pay_anything, series } = body;
    agreements.request(
      {
        payment_id: payment.id,
        bank: body.bank,
        bank_mobile: body.mobile,
        pays_payment_id: purchase?.id ?? null,
      },
      { subscription, pay_anything, series },
    );
    return { data: { pay_url: payUrl, tracking_code: payment.tracking_code } };
  };

  return {
    getDebitBanks: () => ({ data: { banks: [...debitBanks] } }),

    getDebitSubscriptions: ({ viewer: { mobile } }) => {
      const { days_period_to_end } = entitlements.subscriptionOf(mobile);
      const active = agreements.activeOf(mobile);
      return {
        data: {
          subscriptions: active.map(({ id, bank }) => ({ id: `dd-${id}`, bank })),
          configs: debitSettings.of(mobile),
          series: seriesOf(mobile),
          mobile: active.at(-1)?.bank_mobile ?? mobile,
          subscribe_fee: renewalPlan.toman,
          days_period_to_end,
        },
      };
    },

    buyDebitSubscription: ({ body, header, viewer: { mobile }, origin, locale }) =>
      idempotent(
        {
          mobile,
          key: header?.['Idempotency-Key'],
          operation: 'buyDebitSubscription',
          body,
        },
        () => {
          checkSeries(body.series);
          return body.add_new_bank
            ? startAgreement(mobile, body, origin)
            : change(mobile, body, locale);
        },
      ),

    deleteDebitSubscription: ({ body, viewer: { mobile } }) => {
      const id = /^dd-(\d+)$/.exec(body.id)?.[1];
      // Settle what fell due under the old settings first.
      settleDue(mobile);
      const ended = id !== undefined && agreements.end(mobile, Number(id), now());
      if (!ended) throw refuse.notFound(noSuchAgreement);
      return undefined;
    },
  } satisfies Partial<Handlers>;
}
