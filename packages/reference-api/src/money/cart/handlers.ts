import type { Handlers } from '../../contract/handlers.ts';
import { Refusal } from '../../contract/refusal.ts';
import { titleGone } from '../messages.ts';
import type { MoneyServices } from '../services.ts';

export function cartHandlers({ carts }: MoneyServices) {
  const cartOrRefuse = (...input: Parameters<typeof carts.cartOf>) => {
    const cart = carts.cartOf(...input);
    if (!cart) throw new Refusal(400, titleGone);
    return { data: cart };
  };
  return {
    getCart: ({ body, viewer, address, locale }) => cartOrRefuse(viewer, body, address, locale),
    ghostCart: ({ body, address, locale }) => cartOrRefuse(null, body, address, locale),
  } satisfies Partial<Handlers>;
}
