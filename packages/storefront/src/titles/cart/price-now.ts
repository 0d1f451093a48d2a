import { type CartItem, cookieNames, referralToSend } from '@parde/domain';
import { readCookie } from '../../app/browser/cookies.ts';
import type { Page } from '../../app/page/page.ts';
import { parseWantedTitle } from '../../content-id.ts';
import { titleCartQuery } from '../use-title-offer.ts';
import { refreshLocalCart, removeFromLocalCart } from './local-cart.ts';

/**
 * Asks for the present price of these files. The local cart follows, and files that were bought meanwhile leave it.
 * What cannot be asked counts with the known price.
 */
export async function priceNow(page: Page, items: readonly CartItem[]): Promise<number> {
  const ref = referralToSend(readCookie(cookieNames.referral));
  const titles = new Map(items.map(({ type, id }) => [`${type}/${id}`, { type, id }]));
  const carts = await Promise.allSettled(
    [...titles.values()].map(async ({ type, id }) => {
      const title = parseWantedTitle(type, id);
      if (!title) return [];
      const query = titleCartQuery(page, title, ref, true);
      return (await page.queryClient.fetchQuery({ ...query, staleTime: 0 })).downloads;
    }),
  );
  const rows = carts.flatMap((cart) => (cart.status === 'fulfilled' ? cart.value : []));
  const bought = rows.filter(({ pass }) => pass);
  refreshLocalCart(rows.filter(({ pass }) => !pass));
  removeFromLocalCart(bought.map(({ itemid }) => itemid));
  const amounts = items.map(({ itemid, amount }) => {
    const row = rows.find((each) => each.itemid === itemid);
    return row?.pass ? 0 : (row?.amount ?? amount);
  });
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
