import { privatePageHeaders } from './page-cache.ts';

/** In the words of an error of the API. */
export type ShortMessage = Readonly<Record<'message' | 'message_fa', string>>;

/** An answer without a render, as nginx gives one where no server answers. The link leads to `again`: by default here. */
export function shortPage(
  status: 404 | 503,
  { message, message_fa }: ShortMessage,
  headers: Readonly<Record<string, string>> = {},
  again = '',
): Response {
  const html = `<!doctype html><html lang="fa" dir="rtl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${message_fa}</title><p>${message_fa}</p><p lang="en" dir="ltr">${message}</p><p><a href="${again}">دوباره <span lang="en" dir="ltr">Again</span></a></p></html>`;
  const type = { 'content-type': 'text/html; charset=utf-8' };
  return new Response(html, { status, headers: { ...type, ...privatePageHeaders, ...headers } });
}
