import type { Cart, CartRequest, DownloadRow, Quality } from '@parde/api-client';
import { formatNumber, type Locale } from '@parde/domain';
import { timestamp } from '../../catalogue/tehran.ts';
import type { Title, Titles } from '../../catalogue/title.ts';
import type { Message } from '../../contract/message.ts';
import type { Downloads } from '../../library/fetched.ts';
import { filesOf as sizesOf } from '../../lists/files.ts';
import type { Addresses } from '../../media/addresses.ts';
import { openTo } from '../../playback/downloads.ts';
import { offlineTermsOf } from '../../playback/offline.ts';
import { playedOf } from '../../playback/played.ts';
import { languagesOf } from '../../playback/tracks.ts';
import type { Database } from '../../storage/database.ts';
import type { Entitlement, Entitlements } from '../entitlement.ts';
import { nameOf } from '../items/names.ts';
import type { ItemFile, Prices } from '../items/prices.ts';
import { type Operator, operatorAt } from '../operator.ts';
import { cartNotes, soldApart } from './notes.ts';

/** The most rows of an answer: a long series shows its newest episodes. */
const maxRows = 500;

type Parts = {
  db: Database;
  titles: Titles;
  entitlements: Entitlements;
  prices: Prices;
  now: () => number;
  /** True if the server has only the specified operations. Then no title can be streamed or saved offline. */
  specified?: boolean | undefined;
  /** Set if rows may include the address of a file that the viewer may download. */
  files?: CartFiles | undefined;
};

export type CartFiles = { addresses: Addresses; downloadStore: Downloads };

type Viewer = { mobile: string } | null;

export type Carts = {
  /** Undefined for an unknown title. */
  cartOf: (
    viewer: Viewer,
    request: CartRequest,
    address: string,
    locale: Locale,
  ) => Cart | undefined;
};

export function createCarts(parts: Parts): Carts {
  const { db, titles, entitlements, prices, now, specified = false, files } = parts;
  /** Returns a file's price for this viewer: 0 if the title is open to them, unless they request to buy it. */
  const amountOf = (viewer: Viewer, title: Title, file: ItemFile, covered: boolean) => {
    if (covered) return 0;
    const due = viewer ? prices.dueFor(viewer.mobile, title, file) : file.price;
    return due ?? 0;
  };

  const urlOf = (viewer: Viewer, title: Title, own: Entitlement, quality: Quality) => {
    if (!files || !own.pass || !openTo(title, own).includes(quality)) return undefined;
    const downloaderId = viewer ? files.downloadStore.idOf(viewer.mobile) : undefined;
    return files.addresses.download(playedOf(title), quality, downloaderId).url;
  };

  const rowsOf = (
    viewer: Viewer,
    title: Title,
    own: Entitlement,
    toBuy: boolean,
  ): DownloadRow[] => {
    // A title without files can only be bought, and `buyItems` is not in the specification.
    if (!title.downloadable && (specified || prices.priceOf(title) === null)) return [];
    const { audio, subtitles } = audioAndSubtitles(db, title);
    const sizes = new Map(sizesOf(title).map(({ quality, size_bytes }) => [quality, size_bytes]));
    const covered = own.pass && !(toBuy && prices.priceOf(title) !== null);
    const { fa: name, en: name_en } = nameOf(title, titles);
    // With only the specified operations, nothing else shows that there is a file.
    const isShown = specified && title.availableAt <= now();
    const isListed = own.pass || own.bought.length > 0 || isShown;
    return prices.filesOf(title).flatMap((file) => {
      const amount = amountOf(viewer, title, file, covered);
      const bytes = title.downloadable ? sizes.get(file.quality) : undefined;
      // A title without a file is listed only if it can be bought.
      if (amount === 0 && (bytes === undefined || !isListed)) return [];
      const url = bytes === undefined ? undefined : urlOf(viewer, title, own, file.quality);
      return {
        itemid: file.itemid,
        id: title.id,
        type: title.type,
        quality: file.quality,
        size: bytes === undefined ? '' : sizeText(bytes),
        ...(bytes !== undefined && { size_bytes: bytes }),
        name,
        name_en,
        amount,
        ...(title.type === 'episode' && { pass: own.pass }),
        ...(bytes !== undefined && { audio, subtitles }),
        poster: title.poster?.url ?? null,
        ...(url !== undefined && { url }),
      };
    });
  };

  const episodeRows = (viewer: Viewer, series: Title, address: string, toBuy: boolean) => {
    const ids = db
      .all(
        db.from
          .selectFrom('episodes')
          .select('id')
          .where('series_id', '=', series.id)
          .where('air_at', '<=', now())
          .orderBy('air_at', 'desc')
          .limit(maxRows),
      )
      .map(({ id }) => id);
    return ids
      .flatMap((id) => titles.title('episode', id) ?? [])
      .flatMap((episode) =>
        rowsOf(viewer, episode, entitlements.entitlement(viewer, episode, address), toBuy),
      )
      .slice(0, maxRows);
  };

  const rateOf = (
    operator: Operator | null,
    title: Title,
    own: Entitlement,
    locale: Locale,
  ): Cart['fullrate_data'] => {
    if (operator) return fullRateOf(operator, title, locale);
    // Without `getMovie` and similar operations, only this field shows that the title is not part of any subscription.
    if (!specified || title.access !== 'paid' || own.pass) return null;
    const { fa: title_fa, en: title_en } = soldApart;
    return { message: '', show_download: true, show_subscription: false, title_fa, title_en };
  };

  /** At the full rate nothing can be downloaded. But without `getPlayback`, only the rows show what can be played. */
  const fullRateRows = (rows: DownloadRow[]) => (specified ? rows : []);

  return {
    cartOf: (viewer, { id, type, quality, force_to_buy: toBuy }, address, locale) => {
      const title = titles.title(type, id);
      if (!title) return undefined;
      const own = entitlements.entitlement(viewer, title, address);
      const operator = operatorAt(address);
      const rows =
        type === 'series'
          ? episodeRows(viewer, title, address, toBuy)
          : rowsOf(viewer, title, own, toBuy);
      const forSale = rows.some(({ amount }) => amount > 0);
      const chosen = rows.find((row) => row.quality === quality && row.amount > 0);
      const fullRate = own.reason === 'operator' ? operator : null;
      const isPresale = prices.isPresale(title);
      const price = prices.priceOf(title);
      return {
        downloads: fullRate ? fullRateRows(rows) : rows,
        presale: isPresale,
        presale_date: isPresale ? timestamp(title.availableAt) : null,
        pass: own.pass,
        title_poster: title.poster,
        screening: screeningOf(title, own, now()),
        ussd: forSale && !own.pass ? ussdOf(operator, title) : null,
        fullrate_data: rateOf(fullRate, title, own, locale),
        show_free: own.reason === 'free',
        show_buy: forSale && !fullRate && (!own.pass || toBuy),
        notes: cartNotes({ title, own, isPresale, price }).map((note) => note[locale]),
        price: chosen?.amount ?? price,
        release_date: title.availableAt > now() ? timestamp(title.availableAt) : null,
        ...(!specified && { offline: offlineTermsOf(parts, viewer, title, own) }),
      };
    },
  };
}

/** Returns the languages of a file, which has one audio track and separate subtitles. */
function audioAndSubtitles(db: Database, title: Title): Pick<DownloadRow, 'audio' | 'subtitles'> {
  const { audio, read } = languagesOf({ db }, title);
  return {
    audio: [{ language: audio, kind: title.dubbed ? 'dubbed' : 'original', default: true }],
    subtitles: read,
  };
}

function screeningOf(title: Title, own: Entitlement, now: number): Cart['screening'] {
  const isOn =
    title.type === 'ekran' && (title.periodStart ?? 0) <= now && (title.periodEnd ?? 0) > now;
  const has = title.type === 'ekran';
  return {
    ekran: isOn,
    ekran_period_end: has && title.periodEnd !== null ? timestamp(title.periodEnd) : null,
    ekran_hour: has ? title.hours : null,
    ekran_owned: has && own.bought.length > 0,
    owned_period_end: own.ownedPeriodEnd === null ? null : timestamp(own.ownedPeriodEnd),
    ekran_id: has ? title.id : null,
  };
}

function ussdOf(operator: Operator | null, { id }: Title): string | null {
  return operator?.ussdPrefix && /^\d+$/.test(id) ? `${operator.ussdPrefix}${id}#` : null;
}

function fullRateOf(
  { name_fa, name_en }: Operator,
  { access }: Title,
  locale: Locale,
): Cart['fullrate_data'] {
  const message: Message = {
    fa: `با اینترنت ${name_fa}، این عنوان را بدون اشتراک تماشا می‌کنید؛ حجم مصرفی تمام‌بها حساب می‌شود.`,
    en: `On ${name_en}, you can watch this title without a subscription; data is billed at the full rate.`,
  };
  return {
    message: message[locale],
    show_download: false,
    show_subscription: access === 'subscription',
    title_fa: 'تماشا بدون اشتراک',
    title_en: 'Watch without a subscription',
  };
}

const megabyte = 1024 ** 2;
const gigabyte = 1024 ** 3;

function sizeText(bytes: number): string {
  if (bytes < gigabyte) return `${formatNumber(Math.round(bytes / megabyte), 'fa')} مگابایت`;
  return `${formatNumber(Math.round((bytes / gigabyte) * 10) / 10, 'fa')} گیگابایت`;
}
