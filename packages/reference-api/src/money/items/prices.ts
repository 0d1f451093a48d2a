import type { Quality } from '@parde/api-client';
import { day } from '../../catalogue/tehran.ts';
import type { Title, Titles } from '../../catalogue/title.ts';
import type { Owned } from '../owned.ts';

/** From the smallest file to the largest. */
export const qualities: readonly Quality[] = ['480p', '720p', '1080p', '2160p'];

/** The time before its release during which a title sold singly is in presale, at a reduced price. */
const presaleFor = 45 * day;
const presaleShare = 0.8;

/** The largest file costs the title's price, smaller ones a share of it. */
const shares = [1, 0.75, 0.6, 0.5];

/** The quality of a title without files. */
const ticketQuality: Quality = '1080p';

export type ItemFile = { itemid: string; quality: Quality; price: number | null };

export type Prices = {
  /** Returns the current price of the best file, or null if it is not for sale. */
  priceOf: (title: Title) => number | null;
  isPresale: (title: Title) => boolean;
  /**
   * Returns the files from the smallest. A title without files has one entry that stands for watching, as long as it
   * is for sale.
   */
  filesOf: (title: Title) => ItemFile[];
  /** Returns the remaining price of a file: 0 if it or a larger one was bought. */
  dueFor: (mobile: string, title: Title, file: ItemFile) => number | null;
};

export function createPrices(titles: Titles, owned: Owned, now: () => number): Prices {
  const isPresale = (title: Title) =>
    title.type !== 'ekran' &&
    title.access === 'paid' &&
    title.price !== null &&
    title.availableAt > now() &&
    title.availableAt - now() <= presaleFor;

  const listPrice = (title: Title): number | null => {
    if (title.access === 'free' || title.access === 'operator') return null;
    if (title.price !== null) return title.price;
    if (title.type === 'episode' && title.seriesId !== null) {
      return titles.title('series', title.seriesId)?.episodePrice ?? null;
    }
    return null;
  };

  const priceOf = (title: Title) => {
    if (title.type === 'series') return null;
    if (title.type === 'ekran') {
      const on = (title.periodStart ?? 0) <= now() && (title.periodEnd ?? 0) > now();
      return on ? title.price : null;
    }
    const price = listPrice(title);
    if (price === null || title.availableAt <= now()) return price;
    return isPresale(title) ? thousands(price * presaleShare) : null;
  };

  const filesOf = (title: Title): ItemFile[] => {
    const price = priceOf(title);
    const known = title.downloadable ? [...title.qualities] : [];
    if (known.length === 0 && price !== null) known.push(ticketQuality);
    const sorted = qualities.filter((quality) => known.includes(quality));
    return sorted.map((quality, index) => ({
      itemid: `${title.id}-${quality}`,
      quality,
      price: price && thousands(price * (shares[sorted.length - 1 - index] ?? 1)),
    }));
  };

  const dueFor = (mobile: string, title: Title, file: ItemFile) => {
    const own = owned.filesOf(mobile, title, now()).map((quality) => qualities.indexOf(quality));
    if (own.length === 0) return file.price;
    const best = Math.max(...own);
    if (best >= qualities.indexOf(file.quality)) return 0;
    const before = filesOf(title).findLast(({ quality }) => qualities.indexOf(quality) <= best);
    return file.price && Math.max(0, file.price - (before?.price ?? 0));
  };

  return { priceOf, isPresale, filesOf, dueFor };
}

function thousands(amount: number): number {
  return Math.round(amount / 1000) * 1000;
}
