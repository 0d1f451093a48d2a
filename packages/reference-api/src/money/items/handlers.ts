import type { BuyItemsRequest } from '@parde/api-client';
import { formatNumber } from '@parde/domain';
import type { Title, Titles } from '../../catalogue/title.ts';
import type { Handlers } from '../../contract/handlers.ts';
import { boughtBefore, noSuchItem, notSold, oneFileEach, priceChanged } from '../messages.ts';
import type { Owned } from '../owned.ts';
import { invalid } from '../payments/checkout.ts';
import type { NewItem } from '../payments/payments.ts';
import type { MoneyServices } from '../services.ts';
import { nameOf } from './names.ts';
import { type ItemFile, type Prices, qualities } from './prices.ts';

export function itemHandlers(services: MoneyServices) {
  const { idempotent, checkout, checkPrompt, titles } = services;
  return {
    buyItems: ({ body, header, viewer, origin }) => ({
      data: idempotent(
        { mobile: viewer.mobile, key: header['Idempotency-Key'], operation: 'buyItems', body },
        () => {
          checkPrompt(body);
          const sold = body.items.map((_, index) => soldItem(viewer.mobile, body, index, services));
          checkOneFileEach(sold.map(({ item }) => item));
          const items = sold.map(({ item }) => item);
          return checkout.checkout(
            {
              mobile: viewer.mobile,
              kind: 'items',
              ...billOf(sold, titles),
              content_type: body.content_type,
              content_id: body.content_id,
              amount: items.reduce((sum, { amount }) => sum + amount, 0),
              method: body.payment_method,
              items,
            },
            { callbackUrl: body.callback_url, origin },
          );
        },
      ),
    }),
  } satisfies Partial<Handlers>;
}

type Sold = { title: Title; item: NewItem };
type Shop = { titles: Titles; prices: Prices; owned: Owned; now: () => number };

function soldItem(
  mobile: string,
  { items }: BuyItemsRequest,
  index: number,
  { titles, prices, owned, now }: Shop,
): Sold {
  const { itemid = '', amount = 0 } = items[index] ?? {};
  const found = findItem(itemid, titles, prices);
  if (!found) throw invalid(`items.${index}.itemid`, noSuchItem);
  const { title, file } = found;
  const due = prices.dueFor(mobile, title, file);
  const ownedBefore = owned.filesOf(mobile, title, now());
  if (due === 0 && ownedBefore.length > 0) throw invalid('items', boughtBefore);
  if (!due) throw invalid(`items.${index}.itemid`, notSold);
  if (due !== amount) throw invalid(`items.${index}.amount`, priceChanged);
  const { fa: name, en: name_en } = nameOf(title, titles);
  return {
    title,
    item: {
      itemid,
      type: title.type,
      id: title.id,
      quality: file.quality,
      name,
      name_en,
      amount,
      ownedBefore,
    },
  };
}

/** The kinds of title with files; an id belongs to one of them. */
const kinds = ['movie', 'episode', 'video', 'ekran'] as const;

function findItem(
  itemid: string,
  titles: Titles,
  prices: Prices,
): { title: Title; file: ItemFile } | undefined {
  const quality = qualities.find((one) => itemid.endsWith(`-${one}`));
  if (!quality) return undefined;
  const id = itemid.slice(0, -quality.length - 1);
  for (const kind of kinds) {
    const title = titles.title(kind, id);
    const file = title && prices.filesOf(title).find((one) => one.itemid === itemid);
    if (file) return { title, file };
  }
  return undefined;
}

function checkOneFileEach(items: readonly NewItem[]): void {
  const wanted = new Set(items.map(({ type, id }) => `${type}/${id}`));
  if (wanted.size < items.length) throw invalid('items', oneFileEach);
}

function billOf(sold: readonly Sold[], titles: Titles) {
  const [first] = sold;
  if (first && sold.length === 1) {
    const { fa, en } = nameOf(first.title, titles);
    return { title_fa: fa, title_en: en };
  }
  return {
    title_fa: `${formatNumber(sold.length, 'fa')} عنوان`,
    title_en: `${sold.length} titles`,
  };
}
