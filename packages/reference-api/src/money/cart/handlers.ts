import type { Handlers } from '../../contract/handlers.ts';
import { Refusal } from '../../contract/refusal.ts';
import { titleGone } from '../messages.ts';
import type { MoneyServices } from '../services.ts';

export function cartHandlers({ carts }: MoneyServices): Pick<Handlers, 'getCart' | 'ghostCart'> {
  const demand = (...question: Parameters<typeof carts.cartOf>) => {
    const cart = carts.cartOf(...question);
    if (!cart) throw new Refusal(400, titleGone);
    return { data: cart };
  };
  return {
    getCart: ({ body, viewer, address, locale }) => demand(viewer, body, address, locale),
    ghostCart: ({ body, address, locale }) => demand(null, body, address, locale),
  };
}
