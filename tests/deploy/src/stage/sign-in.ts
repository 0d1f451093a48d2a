import type { Api } from './api.ts';
import { type Answer, send } from './ask.ts';

interface Site {
  /** nginx's port without TLS. */
  readonly port: number;
  readonly host: string;
  readonly origin: string;
}

/** Signs in as the pages do. Returns the session cookie: `name=value`. */
export async function signIn(site: Site, api: Api, mobile: string): Promise<string> {
  const { port, host, origin } = site;
  const post = (path: string, body: unknown, cookie = '') =>
    send(port, path, { method: 'POST', body, headers: { host, origin, cookie } });
  await api.clearLimits();
  const sent = await post('/api/v1/login/send-code', { mobile, ref: '0' });
  const code = { mobile, password: await api.codeFor(mobile) };
  const { headers } = await post('/api/v1/login', code, firstCookie(sent));
  const cookie = firstCookie({ headers });
  if (cookie === '') throw new Error(`${mobile} could not sign in.`);
  return cookie;
}

function firstCookie({ headers }: Pick<Answer, 'headers'>): string {
  return headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}
