import type { Cart, DataCharge, Source } from '@parde/api-client';
import { hasFileToPlay } from '../../../titles/file-to-play.ts';
import { isAhead } from './cart.ts';
import { type Compose, OperationRefused } from './compose.ts';
import { type FileRow, fetchTitleFiles, fileEnding } from './own-files.ts';

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
  if (hasFileToPlay(cart, content_type) === false && !isSoon) throw noFile();
  if (!cart.pass) throw isSoon ? notOutYet() : notYours();
  const [best] = files;
  if (!best) throw noFile();
  return {
    data: {
      content_type,
      id,
      name_fa: card?.name_fa ?? best.name,
      name_en: card?.name_en ?? best.name_en ?? null,
      episode_of: null,
      picture: card?.backdrop ?? card?.poster ?? cart.title_poster,
      duration_seconds: null,
      position_seconds: null,
      sources: files.slice(0, mostSources).map(sourceOf),
      expires_at: new Date(Date.now() + expiryHours * 3_600_000).toISOString(),
      subtitles: [],
      audio: [],
      intro: null,
      credits_start_seconds: null,
      chapters: [],
      thumbnails_url: null,
      previous: null,
      next: null,
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

/** The player then uses the cart to show how the viewer can get access. */
function notYours(): OperationRefused {
  return new OperationRefused(403, {
    message: 'To watch this title, subscribe or buy it.',
    message_fa: 'برای تماشای این عنوان اشتراک یا خرید لازم است.',
  });
}

function notOutYet(): OperationRefused {
  return new OperationRefused(403, {
    message: 'This title has not been released yet.',
    message_fa: 'این عنوان هنوز منتشر نشده است.',
  });
}

function noFile(): OperationRefused {
  return new OperationRefused(404, {
    message: 'This title has no file to play.',
    message_fa: 'فایلی برای پخش این عنوان نیست.',
  });
}
