import type { MiddlewareHandler } from 'hono';
import type { Brand } from '../brand/define-brand.ts';
import { isServedHost } from '../brand/host-rules.ts';
import type { Environment } from '../config/environment.server.ts';
import { log } from './log.server.ts';
import { privatePageHeaders } from './page-cache.ts';
import type { ServerVariables } from './server-variables.ts';

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/** More hosts than that are not told of: anyone can make up another. */
const maxToldHosts = 100;

/** Browsers would keep a 308 until their cache is cleared, also when the host is served one day. */
const notForEver = { 'cache-control': 'private, max-age=3600', 'x-accel-expires': '0' };

type HostSettings = Pick<Environment, 'ORIGINS' | 'ASSUME_SUBSCRIBED_EXCEPT'>;

/**
 * Every request belongs to one origin of ours: the one that its viewer sees. Other hosts are refused, and those that are
 * only there for old links lead to the first.
 */
export function ourHosts(
  brand: Brand,
  settings: HostSettings,
): MiddlewareHandler<{ Variables: ServerVariables }> {
  const [first] = settings.ORIGINS;
  const told = new Set<string>();
  return async (context, next) => {
    const { req } = context;
    // The adapter lets hosts of digits through that are no address: 99999999999.
    if (!URL.canParse(req.url)) return refuse(req.path, notAnAddress);
    const asked = askedOrigin(req.url, new URL(first).protocol);
    const ours = settings.ORIGINS.find((origin) => isSameHost(asked, origin));
    if (ours === undefined) {
      const { host } = new URL(asked);
      if (!told.has(host) && told.size < maxToldHosts) {
        told.add(host);
        log('unknown-host', { level: 'warning', host, fix: `add ${asked} to ORIGINS` });
      }
      return refuse(req.path, {
        message: `This server has no site at this address. Its operator can add ${asked} to ORIGINS.`,
        message_fa: `این سرور در این نشانی سایتی ندارد. گردانندهٔ آن می‌تواند ${asked} را به ORIGINS بیفزاید.`,
      });
    }
    // A name of the same machine keeps its own cookies, so its viewers stay with it.
    context.set('origin', asked);
    if (ours === first || isServedHost(brand, settings, new URL(ours).host)) return next();
    if (isCall(req.path)) {
      // No page of ours is shown here that could make a call, and a browser would not follow it to another host.
      return refuse(req.path, {
        message: `This site is at ${first} now. Open it there.`,
        message_fa: `این سایت اکنون در نشانی ${first} است. آن را آنجا باز کنید.`,
      });
    }
    const { pathname, search } = new URL(req.url);
    // The origin in front prevents an open redirect by a path such as //elsewhere.
    const headers = { location: first + pathname + search, ...notForEver };
    return new Response(null, { status: 308, headers });
  };
}

/** As browsers say it. The scheme is ours: TLS ends before this server. */
function askedOrigin(requestUrl: string, protocol: string): string {
  const url = new URL(requestUrl);
  url.protocol = protocol;
  return url.origin;
}

/** On plain http the names of the loopback address are one host. */
function isSameHost(asked: string, origin: string): boolean {
  if (asked === origin) return true;
  const [theirs, ours] = [new URL(asked), new URL(origin)];
  return (
    ours.protocol === 'http:' &&
    theirs.port === ours.port &&
    loopbackNames.includes(theirs.hostname) &&
    loopbackNames.includes(ours.hostname)
  );
}

function isCall(path: string): boolean {
  return path === '/api/v1' || path.startsWith('/api/v1/');
}

type Words = Readonly<Record<'message' | 'message_fa', string>>;

const notAnAddress = {
  message: 'This is not an address of any site.',
  message_fa: 'این نشانی هیچ سایتی نیست.',
};

/** Misdirected Request. */
function refuse(path: string, words: Words): Response {
  const answer = { status: 421, headers: privatePageHeaders };
  return isCall(path)
    ? Response.json(words, answer)
    : new Response(`${words.message_fa}\n${words.message}\n`, answer);
}
