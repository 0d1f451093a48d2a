import * as v from 'valibot';
import type { SecretCookie } from './secret-cookie.ts';

const named = v.looseObject({ request_id: v.union([v.string(), v.number()]) });

/** Moves the request's name from the answer into the cookie. A server that gives none takes the last one away. */
export async function keepCodeRequest(answer: Response, cookie: SecretCookie): Promise<Response> {
  const text = await answer.text();
  const headers = new Headers(answer.headers);
  const result = v.safeParse(named, parseJson(text));
  if (!result.success) {
    headers.append('set-cookie', cookie.expire());
    return new Response(text, { headers });
  }
  const { request_id: requestId, ...rest } = result.output;
  headers.append('set-cookie', cookie.write(String(requestId)));
  return Response.json(rest, { headers });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
