import type { BuyPlanRequest } from '@parde/api-client';
import { planPrice } from '@parde/domain';
import type { Handlers } from '../../contract/handlers.ts';
import { noSuchPlan, priceChanged } from '../messages.ts';
import { invalid } from '../payments/checkout.ts';
import type { MoneyServices } from '../services.ts';
import { aboutPlans, plans } from './plans.ts';

export function planHandlers({ idempotent, checkout, checkPrompt }: MoneyServices) {
  return {
    getPlans: () => ({
      status: 200,
      data: plans,
      ...aboutPlans,
    }),

    buyPlan: ({ body, header, viewer, origin }) => ({
      data: idempotent(
        { mobile: viewer.mobile, key: header['Idempotency-Key'], operation: 'buyPlan', body },
        () => {
          const { plan, price } = soldPlan(body);
          checkPrompt(body);
          return checkout.checkout(
            {
              mobile: viewer.mobile,
              kind: 'plan',
              title_fa: `اشتراک ${plan.name_fa}`,
              title_en: `Subscription: ${plan.name_en.toLowerCase()}`,
              plan_id: body.plan_id,
              days: plan.days + (price.giftDays ?? 0),
              content_type: body.content_type,
              content_id: body.content_id,
              amount: price.price,
              vat: price.vat,
              method: body.payment_method,
            },
            { callbackUrl: body.callback_url, origin },
          );
        },
      ),
    }),
  } satisfies Partial<Handlers>;
}

/** The plan, if its price is the one that the viewer saw. */
function soldPlan({ plan_id, amount }: BuyPlanRequest) {
  const plan = Object.hasOwn(plans, plan_id) ? plans[plan_id] : undefined;
  const price = plan && planPrice(plan);
  if (!plan || !price) throw invalid('plan_id', noSuchPlan);
  if (price.price !== amount) throw invalid('amount', priceChanged);
  return { plan, price };
}
