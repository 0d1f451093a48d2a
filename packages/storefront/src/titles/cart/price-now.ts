import { type CartItem, type CartRow, cookieNames, referralToSend } from '@parde/domain';
import { readCookie } from '../../app/browser/cookies.ts';
import type { Page } from '../../app/page/page.ts';
import { showToast } from '../../app/toast-store.ts';
import { parseWantedTitle } from '../../content-id.ts';
import { titleCartQuery } from '../use-title-offer.ts';
import { refreshLocalCart, removeFromLocalCart } from './local-cart.ts';

/**
 * Fetches the current prices of these files and returns their sum. Updates the local cart and removes files that were
 * bought in the meantime. A title that cannot be fetched counts with its known price.
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
  // A file that the viewer owns costs nothing or has `pass`.
  const isPaid = ({ pass, amount }: CartRow) => pass === true || amount === 0;
  const bought = items.filter(({ itemid }) =>
    rows.some((row) => row.itemid === itemid && isPaid(row)),
  );
  refreshLocalCart(rows.filter((row) => !isPaid(row)));
  if (removeFromLocalCart(bought.map(({ itemid }) => itemid))) {
    const t = page.i18n.getFixedT(page.i18n.language, 'purchase');
    showToast({ id: 'bought-before', tone: 'info', text: t('boughtBefore') });
  }
  const amounts = items.map((item) => {
    if (bought.includes(item)) return 0;
    return rows.find(({ itemid }) => itemid === item.itemid)?.amount ?? item.amount;
  });
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
