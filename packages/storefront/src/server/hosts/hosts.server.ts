import type { MiddlewareHandler } from 'hono';
import type { Brand } from '../../brand/define-brand.ts';
import { isServedHost } from '../../brand/host-rules.ts';
import { isHostOf, isOrigin } from '../../config/addresses.ts';
import type { Environment } from '../../config/environment.server.ts';
import { log } from '../observability/log.server.ts';
import { isCall, type ShortMessage, shortAnswer } from '../pages/short-answer.ts';
import type { ServerVariables } from '../server-variables.ts';

/** The limit of logged hosts, because anyone can invent more. */
const maxReportedHosts = 100;

/**
 * Limits the caching of a 308. Otherwise, browsers would keep it until their cache is cleared, even if the host is
 * served later.
 */
const notForEver = { 'cache-control': 'private, max-age=3600', 'x-accel-expires': '0' };

type HostSettings = Pick<Environment, 'ORIGINS' | 'ASSUME_SUBSCRIBED_EXCEPT'>;

/**
 * Assigns every request to one of our origins, the one that the viewer sees. Unknown hosts are refused. Hosts that
 * exist only for old links redirect to the first origin.
 */
export function restrictHosts(
  brand: Brand,
  settings: HostSettings,
): MiddlewareHandler<{ Variables: ServerVariables }> {
  const [first] = settings.ORIGINS;
  const reportHost = createHostReporter();
  return async (context, next) => {
    const { req } = context;
    // The adapter accepts numeric hosts that are no valid address, such as 99999999999.
    if (!URL.canParse(req.url)) return refuse(req.path, notAnAddress);
    const requestedOrigin = requestedOriginOf(req.url, new URL(first).protocol);
    const plain = withoutDot(requestedOrigin);
    const ownOrigin = settings.ORIGINS.find((origin) => isSameHost(plain, origin));
    if (ownOrigin === undefined) {
      const wanted = isOrigin(new URL(plain)) ? plain : undefined;
      reportHost(new URL(requestedOrigin).host, wanted);
      return refuse(req.path, noSite(wanted));
    }
    if (plain !== requestedOrigin) {
      // No page is shown at this host, so no write can come from one.
      const isRead = ['GET', 'HEAD'].includes(req.method) && !isCall(req.path);
      return isRead ? redirectTo(plain, req.url) : refuse(req.path, siteAt(plain));
    }
    // Other names of the same machine have their own cookies, so their viewers stay at that name.
    context.set('origin', requestedOrigin);
    if (ownOrigin === first || isServedHost(brand, settings, new URL(ownOrigin).host))
      return next();
    if (isCall(req.path)) {
      // No page is shown at this host that could make a call, and a browser would not follow the redirect of a call to
      // another host.
      return refuse(req.path, siteAt(first));
    }
    return redirectTo(first, req.url);
  };
}

/** Returns a function that logs each unknown host once. */
function createHostReporter(): (host: string, wanted: string | undefined) => void {
  const reported = new Set<string>();
  return (host, wanted) => {
    if (reported.has(host) || reported.size >= maxReportedHosts) return;
    reported.add(host);
    log('unknown-host', { level: 'warning', host, fix: wanted && `add ${wanted} to ORIGINS` });
  };
}

function redirectTo(origin: string, requestUrl: string): Response {
  const { pathname, search } = new URL(requestUrl);
  // The origin prefix prevents an open redirect by paths such as //elsewhere.
  const headers = { location: origin + pathname + search, ...notForEver };
  return new Response(null, { status: 308, headers });
}

/** Returns the origin that the browser shows, with our settings' scheme, because TLS ends before this server. */
function requestedOriginOf(requestUrl: string, protocol: string): string {
  const url = new URL(requestUrl);
  url.protocol = protocol;
  return url.origin;
}

/** Removes the trailing dot. `parde.example.` is the fully qualified name of `parde.example`. */
function withoutDot(origin: string): string {
  return origin.replace(/(?<=[^/.])\.(?=(?::\d+)?$)/, '');
}

function isSameHost(requestedOrigin: string, origin: string): boolean {
  const { hostname, port } = new URL(requestedOrigin);
  return port === new URL(origin).port && isHostOf(origin, hostname);
}

const notAnAddress = {
  message: 'There is no site at this address.',
  message_fa: 'در این نشانی سایتی نیست.',
};

function siteAt(origin: string): ShortMessage {
  return {
    message: `This site is at ${origin} now. Open it there.`,
    message_fa: `این سایت اکنون در نشانی ${origin} است. آن را آن‌جا باز کنید.`,
  };
}

/** Suggests an origin only if ORIGINS can contain it. */
function noSite(wanted: string | undefined): ShortMessage {
  const messages = {
    message: 'This server has no site at this address.',
    message_fa: 'این سرور در این نشانی سایتی ندارد.',
  };
  if (wanted === undefined) return messages;
  return {
    message: `${messages.message} Its operator can add ${wanted} to ORIGINS.`,
    message_fa: `${messages.message_fa} گردانندهٔ آن می‌تواند ${wanted} را به ORIGINS بیفزاید.`,
  };
}

/** Answers with 421 (Misdirected Request). */
const refuse = (path: string, messages: ShortMessage) =>
  shortAnswer(path, messages, { status: 421 });

/**
 * Returns the viewer's address. Each proxy appends to X-Forwarded-For. Our proxies wrote the last `trustedHops`
 * entries, and viewers may forge the others.
 */
export function viewerAddress(
  forwardedFor: string | undefined,
  socketAddress: string | undefined,
  trustedHops: number,
): string {
  if (trustedHops > 0 && forwardedFor) {
    const hops = forwardedFor.split(',').map((hop) => hop.trim());
    const address = hops.at(-trustedHops);
    if (address && /^[0-9a-f.:]{3,45}$/i.test(address)) return address;
  }
  return socketAddress ?? '0.0.0.0';
}
