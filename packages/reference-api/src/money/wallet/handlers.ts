import { formatToman } from '@parde/domain';
import type { Handlers } from '../../contract/handlers.ts';
import { walletOf } from '../ledger.ts';
import { leastCharge } from '../messages.ts';
import { checkGateway, invalid } from '../payments/checkout.ts';
import type { MoneyServices } from '../services.ts';

/** A gateway's fee would exceed a smaller charge. */
const least = 1000;

export function walletHandlers({ idempotent, checkout, ledger }: MoneyServices) {
  return {
    getWallet: ({ viewer, locale }) => {
      const credit = ledger.balanceOf(walletOf(viewer.mobile));
      return { data: { my_credit: formatToman(credit, locale), credit } };
    },

    chargeWallet: ({ body, header, viewer, origin }) => ({
      data: idempotent(
        {
          mobile: viewer.mobile,
          key: header?.['Idempotency-Key'],
          operation: 'chargeWallet',
          body,
        },
        () => {
          if (body.amount < least) throw invalid('amount', leastCharge);
          checkGateway(body.payment_method);
          const { payment, payUrl } = checkout.atBank(
            {
              mobile: viewer.mobile,
              kind: 'wallet',
              title_fa: 'افزایش اعتبار کیف پول',
              title_en: 'Wallet top-up',
              amount: body.amount,
              method: body.payment_method,
            },
            { callbackUrl: body.callback_url, origin },
          );
          return { pay_url: payUrl, tracking_code: payment.tracking_code };
        },
      ),
    }),
  } satisfies Partial<Handlers>;
}
