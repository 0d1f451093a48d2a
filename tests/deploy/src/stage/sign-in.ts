import type { Api } from './api.ts';
import { ask } from './ask.ts';

interface Site {
  /** nginx, without TLS. */
  readonly port: number;
  readonly host: string;
  readonly origin: string;
}

/** Signs in as the pages do, and returns the session cookie: `name=value`. */
export async function signIn(site: Site, api: Api, mobile: string): Promise<string> {
  const { port, host, origin } = site;
  const post = (path: string, body: unknown) =>
    ask(port, path, { method: 'POST', body, headers: { host, origin } });
  await api.clearLimits();
  await post('/api/v1/login/send-code', { mobile, ref: '0' });
  const { headers } = await post('/api/v1/login', {
    mobile,
    password: await api.codeFor(mobile),
  });
  const cookie = headers['set-cookie']?.[0]?.split(';')[0];
  if (cookie === undefined) throw new Error(`${mobile} could not sign in.`);
  return cookie;
}
