import { cookieNames } from '@parde/domain';
import { root } from '../../../scripts/lib/workspace.ts';
import { type Answer, headerOf, headersOf } from './answers.ts';
import { publicHost } from './request.ts';
import { markup } from './values.ts';

export interface SentRequest {
  /** All bytes that were sent. */
  readonly bytes: string;
  /** The path of the request's address, as the server reads it. */
  readonly path: string;
  readonly hasSession: boolean;
  /** True if the API has failed a call of this request. */
  readonly apiFailed: boolean;
  readonly apiPort: number;
}

type Rule = (answer: Answer, sent: SentRequest) => string | undefined | false;

const bareHeaders = ['connection', 'content-length', 'date', 'transfer-encoding'];

/**
 * True for an answer that consists only of a status. Node and Hono's adapter send these for bytes that are not a
 * valid request.
 */
const isBare = ({ status, headers, body }: Answer) =>
  [400, 408, 413, 417, 431].includes(status) &&
  body === '' &&
  headers.every(([name]) => bareHeaders.includes(name));

const probes = ['/healthz', '/readyz'];

const forViewers: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000',
};

const isPage = (answer: Answer) =>
  headerOf(answer, 'content-type')?.startsWith('text/html') === true;

const secrets: readonly string[] = [
  cookieNames.session,
  cookieNames.codeRequest,
  cookieNames.kidsLock,
];

const ofScripts: readonly string[] = [
  cookieNames.referral,
  cookieNames.referralCode,
  cookieNames.kids,
  'session_ended',
];

/** Each rule returns the fault that it finds in an answer, or nothing. */
const rules: Readonly<Record<string, Rule>> = {
  'no failure that is not the API’s': ({ status }, { apiFailed, path }) => {
    // A page reports a failure of the API with a 503, so a 500 is a fault of the page.
    const isStorefrontFault = !apiFailed || (status === 500 && !path.startsWith('/api/v1/'));
    return status >= 500 && isStorefrontFault && `${status}`;
  },

  'security headers': (answer, { path }) => {
    if (probes.includes(path)) return false;
    const wanted = Object.entries(forViewers);
    const wrong = wanted.find(([name, value]) => headersOf(answer, name).join() !== value);
    if (wrong) return `${wrong[0]}: ${headerOf(answer, wrong[0])}`;
    if (!headerOf(answer, 'permissions-policy')) return 'no permissions-policy';
    return (
      isPage(answer) && !headerOf(answer, 'content-security-policy') && 'a page without a policy'
    );
  },

  'a body says its type': (answer) =>
    answer.body !== '' && !headerOf(answer, 'content-type') && 'none',

  'no insides in a body': ({ body, status }, { path, apiPort, bytes }) => {
    const insides = [
      /\n\s+at .{1,200}:\d+:\d+/,
      /node_modules|node:internal|ECONNREFUSED|ECONNRESET/,
    ];
    // The reference API's answers to buyers contain the address of its own bank.
    const isOfApi = path.startsWith('/api/v1/') && status < 300;
    const all = isOfApi ? insides : [...insides, new RegExp(`127\\.0\\.0\\.1:${apiPort}`)];
    const found = body.includes(root)
      ? root
      : all.map((each) => each.exec(body)?.[0]).find((text) => text !== undefined);
    return found !== undefined && !bytes.includes(found) && found;
  },

  'markup is escaped': (answer) => isPage(answer) && answer.body.includes(markup) && markup,

  'what may be kept says nothing of a viewer': (answer, { hasSession, path }) => {
    const seconds = Number(headerOf(answer, 'x-accel-expires') ?? 0);
    const cacheControl = headerOf(answer, 'cache-control') ?? '';
    const isPublic = /public|s-maxage/.test(cacheControl);
    if (path.startsWith('/api/v1/') && cacheControl !== 'private, no-store') return cacheControl;
    if (seconds <= 0 && !isPublic) return false;
    if (headerOf(answer, 'set-cookie')) return `kept with a cookie: ${cacheControl}`;
    if (seconds > 0 && hasSession) return 'a signed-in viewer’s page is kept';
    if (seconds > 0 && ![200, 404].includes(answer.status)) return `a ${answer.status} is kept`;
    return isPage(answer) && isPublic && cacheControl;
  },

  'a page says how long it lives': (answer) =>
    isPage(answer) && !headerOf(answer, 'cache-control') && 'no cache-control',

  'cookies are set where they may be': (answer, { path, bytes }) =>
    headersOf(answer, 'set-cookie')
      .map((cookie) => wrongCookie(cookie, path, bytes))
      .find((wrong) => wrong !== undefined),

  'a redirect stays here': (answer) => {
    const location = headerOf(answer, 'location');
    if (location === undefined) return answer.status >= 300 && answer.status < 304 && 'no location';
    const base = `https://${publicHost}/here/`;
    const target = URL.canParse(location, base) ? new URL(location, base).origin : 'nowhere';
    return target !== `https://${publicHost}` && location;
  },
};

function wrongCookie(cookie: string, path: string, bytes: string): string | undefined {
  const [pair = '', ...attributes] = cookie.split('; ');
  const at = pair.indexOf('=');
  const name = pair.slice(0, at);
  const value = pair.slice(at + 1);
  const has = (attribute: string) => attributes.includes(attribute);
  if (!has('Path=/') || !has('Secure') || !has('SameSite=Lax')) return cookie;
  if (secrets.includes(name) !== has('HttpOnly')) return cookie;
  if (!secrets.includes(name) && !ofScripts.includes(name)) return cookie;
  if (path.startsWith('/assets/') || path.startsWith('/media/')) {
    return name === cookieNames.kids ? undefined : `${name} with a file`;
  }
  if (name === cookieNames.session && value !== '' && path !== '/api/v1/login') {
    return `a session of ${path}`;
  }
  const isReferred = /[?&]ref=|ref\//i.test(bytes) || /%/.test(path);
  if ([cookieNames.referral, cookieNames.referralCode].some((own) => own === name) && !isReferred) {
    return `${name} without a referral`;
  }
  return undefined;
}

export interface Broken {
  readonly rule: string;
  readonly detail: string;
}

export function brokenRules(answer: Answer, sent: SentRequest): Broken[] {
  if (isBare(answer)) return [];
  return Object.entries(rules).flatMap(([rule, check]) => {
    const detail = check(answer, sent);
    return typeof detail === 'string' ? [{ rule, detail }] : [];
  });
}
