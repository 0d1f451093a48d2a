import { privatePageHeaders } from './page-cache.ts';

/** The fields of the API's error. */
export type ShortMessage = Readonly<Record<'message' | 'message_fa', string>>;

interface ShortAnswer {
  readonly status: 404 | 421 | 503;
  readonly headers?: Readonly<Record<string, string>>;
  /** The address of a link in the page. */
  readonly href?: string;
}

/** Returns an answer without a render: an error in the API's form for API calls, and otherwise a small page. */
export function shortAnswer(
  path: string,
  messages: ShortMessage,
  { status, headers, href }: ShortAnswer,
): Response {
  const answer = { status, headers: { ...privatePageHeaders, ...headers } };
  if (isCall(path)) return Response.json(messages, answer);
  const linked = (text: string) => (href === undefined ? text : `<a href="${href}">${text}</a>`);
  const { message, message_fa: title } = messages;
  const html = `<!doctype html><html lang="fa" dir="rtl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><p>${linked(title)}</p><p lang="en" dir="ltr">${linked(message)}</p></html>`;
  return new Response(html, {
    ...answer,
    headers: { ...answer.headers, 'content-type': 'text/html; charset=utf-8' },
  });
}

export function isCall(path: string): boolean {
  return path === '/api/v1' || path.startsWith('/api/v1/');
}

/** Redirects without caching, because the target depends on the viewer. A 303 turns a form's POST into a GET. */
export function redirectTo(
  to: string,
  { status = 303, cookies = [] }: { status?: number; cookies?: readonly string[] } = {},
): Response {
  const headers = new Headers({ location: to, ...privatePageHeaders });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status, headers });
}
