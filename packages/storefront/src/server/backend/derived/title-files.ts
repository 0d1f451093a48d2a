import type { Cart, DataCharge, DownloadLink, DownloadRow, Source } from '@parde/api-client';
import { hasFileToPlay } from '@parde/domain';
import {
  type CallOperation,
  type Compose,
  type ContractError,
  Refusal,
  type Viewer,
} from '../define-backend.ts';
import { cardsOf, fetchHomeAnswers, findCard, ignoreFailedCall } from './home-cards.ts';
import {
  createNotFoundError,
  fetchCart,
  isAhead,
  isNotFound,
  nameById,
  nameIn,
  rowsOf,
  type TitleRef,
} from './title-facts.ts';

const refusals = {
  noDownload: {
    status: 403,
    message: 'To download this title, subscribe or buy it.',
    message_fa: 'برای دانلود این عنوان اشتراک یا خرید لازم است.',
  },
  /** The player then uses the cart to show how the viewer can get access. */
  notYours: {
    status: 403,
    message: 'To watch this title, subscribe or buy it.',
    message_fa: 'برای تماشای این عنوان اشتراک یا خرید لازم است.',
  },
  notOutYet: {
    status: 403,
    message: 'This title has not been released yet.',
    message_fa: 'این عنوان هنوز منتشر نشده است.',
  },
  noFile: {
    status: 404,
    message: 'This title has no file to play.',
    message_fa: 'فایلی برای پخش این عنوان نیست.',
  },
} satisfies Record<string, ContractError>;

/** A cart row with the address of its file. */
type FileRow = DownloadRow & { readonly url: string };

/** Returns the cart, the card with the title's name and pictures, and the files, the best first. */
async function fetchTitleFiles(callOperation: CallOperation, title: TitleRef, viewer: Viewer) {
  const [cart, cards = []] = await Promise.all([
    fetchCart(callOperation, title, viewer).catch((error: unknown) => {
      throw isNotFound(error) ? createNotFoundError() : error;
    }),
    fetchHomeAnswers(callOperation).then(cardsOf, ignoreFailedCall),
  ]);
  const card = findCard(cards, title);
  const files = rowsOf(cart, title).filter((row): row is FileRow => typeof row.url === 'string');
  return { cart, card, files: files.toSorted((one, other) => heightOf(other) - heightOf(one)) };
}

const heightOf = ({ quality }: DownloadRow): number => Number.parseInt(quality, 10);

/** Returns the file extension in lower case, or mp4 if the address has none. */
function fileEnding({ url }: FileRow): string {
  const { pathname } = new URL(url, 'http://localhost');
  return /\.([a-z\d]{2,4})$/i.exec(pathname)?.[1]?.toLowerCase() ?? 'mp4';
}

const mostLinks = 12;

export const composeDownloadLinks: Compose<'getDownloadLinks'> = async (
  { path },
  callOperation,
  viewer,
) => {
  const { content_type, id } = path;
  const title = { type: content_type, id };
  const { cart, card, files } = await fetchTitleFiles(callOperation, title, viewer);
  if (files.length === 0 && !cart.pass && !isAhead(cart)) throw new Refusal(refusals.noDownload);
  const named = nameIn(cart, title) ?? nameById(cart, title);
  const name_fa = card?.name_fa ?? named?.name;
  if (name_fa === undefined) throw createNotFoundError();
  return {
    data: {
      content_type,
      id,
      name_fa,
      name_en: card?.name_en ?? named?.name_en ?? null,
      poster: card?.poster ?? cart.title_poster,
      links: files.slice(0, mostLinks).map(linkOf).reverse(),
    },
  };
};

function linkOf(file: FileRow): DownloadLink {
  const { itemid, quality, url, size_bytes = null } = file;
  // The server's data contain neither an expiry nor whether the download can be resumed.
  const unknown = { expires_at: null, resumable: false };
  return { itemid, quality, url, size_bytes, file_name: fileName(file), ...unknown };
}

/** Leaves out characters that file systems refuse. */
function fileName(file: FileRow): string {
  const name = (file.name_en ?? file.name)
    .replace(/[/\\:*?"<>|\p{Cc}]/gu, ' ')
    .trim()
    .replace(/\s+/g, '.')
    .slice(0, 120);
  return `${name || file.id}.${file.quality}.${fileEnding(file)}`;
}

/**
 * Carts do not contain the expiry of their addresses. A player whose address is refused requests playback again in
 * any case.
 */
const expiryHours = 3;
const mostSources = 20;

export const composePlayback: Compose<'getPlayback'> = async ({ path }, callOperation, viewer) => {
  const { content_type, id } = path;
  const { cart, card, files } = await fetchTitleFiles(
    callOperation,
    { type: content_type, id },
    viewer,
  );
  const isSoon = isAhead(cart) || card?.badge === 'soon';
  if (hasFileToPlay(cart, content_type) === false && !isSoon) throw new Refusal(refusals.noFile);
  if (!cart.pass) throw new Refusal(isSoon ? refusals.notOutYet : refusals.notYours);
  const [best] = files;
  if (!best) throw new Refusal(refusals.noFile);
  return {
    data: {
      content_type,
      id,
      name_fa: card?.name_fa ?? best.name,
      name_en: card?.name_en ?? best.name_en ?? null,
      picture: card?.backdrop ?? card?.poster ?? cart.title_poster,
      sources: files.slice(0, mostSources).map(sourceOf),
      expires_at: new Date(Date.now() + expiryHours * 3_600_000).toISOString(),
      data_charge: dataChargeOf(cart),
    },
  };
};

function sourceOf(file: FileRow): Source {
  const ending = fileEnding(file);
  const { url, quality } = file;
  if (ending === 'm3u8') return { type: 'hls', url, quality: null, codecs: null };
  return { type: ending === 'webm' ? 'webm' : 'mp4', url, quality, codecs: null };
}

/** Returns the data charge. A cart only shows whether the viewer's own operator charges the full rate. */
function dataChargeOf({ fullrate_data: fullRate }: Cart): DataCharge {
  if (!fullRate) {
    return {
      rate: 'full',
      operators_fa: '',
      operators_en: null,
      message_fa: 'حجم مصرفی با تعرفهٔ اپراتور شما حساب می‌شود.',
      message_en: 'Data is billed at your operator’s own rate.',
    };
  }
  return {
    rate: 'full',
    operators_fa: 'اپراتور شما',
    operators_en: 'your operator',
    // The server sends the message in the viewer's language.
    message_fa: fullRate.message.slice(0, 500) || 'حجم مصرفی تمام‌بها حساب می‌شود.',
    message_en: fullRate.message.slice(0, 500) || 'Data is billed at the full rate.',
  };
}
