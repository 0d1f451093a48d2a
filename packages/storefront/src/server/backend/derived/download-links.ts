import type { DownloadLink } from '@parde/api-client';
import { createNotFoundError, isAhead, nameById, nameIn } from './cart.ts';
import { type Compose, OperationRefused } from './compose.ts';
import { type FileRow, fetchTitleFiles, fileEnding } from './own-files.ts';

const mostLinks = 12;

export const composeDownloadLinks: Compose<'getDownloadLinks'> = async (
  { path },
  callOperation,
  viewer,
) => {
  const { content_type, id } = path;
  const title = { type: content_type, id };
  const { cart, card, files } = await fetchTitleFiles(callOperation, title, viewer);
  if (files.length === 0 && !cart.pass && !isAhead(cart)) throw notYours();
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
      subtitles: [],
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

function notYours(): OperationRefused {
  return new OperationRefused(403, {
    message: 'To download this title, subscribe or buy it.',
    message_fa: 'برای دانلود این عنوان اشتراک یا خرید لازم است.',
  });
}
