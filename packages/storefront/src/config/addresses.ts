import { safePaymentAddress } from '@parde/domain';

/**
 * Reads addresses as operators write them, and returns the spelling that browsers use: lower case, punycode, without
 * a default port. Any other address is refused with a suggested fix. Messages never repeat the input, because it may
 * contain a password.
 */

const hostName = /^(?:[a-z0-9-]+\.)*[a-z0-9-]+$/;

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/** Splits a list at commas or spaces. */
function readList(text: string): string[] {
  return text.split(/[\s,]+/).filter((entry) => entry !== '');
}

/** Reads the brand's own origins. The first is canonical. */
export function readBrandOrigins(text: string): [string, ...string[]] {
  const example = 'https://parde.example';
  const origins = readList(text).map((entry) => readOrigin(entry, example));
  const [first, ...others] = origins;
  if (first === undefined) {
    throw new Error(`is missing: the addresses viewers use, such as ${example}`);
  }
  const double = origins.find((origin, index) => origins.indexOf(origin) !== index);
  if (double !== undefined) throw new Error(`holds ${double} twice: write it once`);
  if (new Set(origins.map((origin) => new URL(origin).protocol)).size > 1) {
    throw new Error('mixes http and https: write one of them everywhere');
  }
  return [first, ...others];
}

/** Reads origins that a page may load from. Content-Security-Policy accepts only names, no IPv6. */
export function readOrigins(text: string): string[] {
  const example = 'https://media.example';
  return readList(text).map((entry) => {
    const origin = readOrigin(entry, example);
    if (origin.includes('[')) throw new Error(`must be origins with names, such as ${example}`);
    return origin;
  });
}

/** Reads an address that browsers load from or send to. It may have a path and a query. */
export function readPublicUrl(text: string): string {
  const url = readUrl(text, 'https://csp.example/1');
  if (!hostName.test(url.hostname)) throw new Error('must be a URL with a host name');
  return url.href;
}

/** Reads the DSN of a server with Sentry's protocol. Its key is public and is sent to browsers. */
export function readReportUrl(text: string): string {
  const must = 'must be a DSN such as https://key@reports.example/1';
  const trimmed = text.trim();
  if (!URL.canParse(trimmed)) throw new Error(must);
  const { protocol, hostname, username, password, pathname, search, hash, href } = new URL(trimmed);
  if (password !== '') throw new Error(`${must}, without a secret: browsers are given it`);
  const isDsn =
    /^https?:$/.test(protocol) &&
    hostName.test(hostname) &&
    /^\w+$/.test(username) &&
    /^(?:\/[\w.-]+)*\/[\w-]+$/.test(pathname) &&
    search + hash === '';
  if (!isDsn) throw new Error(must);
  return href;
}

/** Reads the base URL of the API. Paths are appended to it. */
export function readApiUrl(text: string): string {
  if (text === '') {
    throw new Error('is missing: the API as this server reaches it, mostly ending in /api/v1');
  }
  const { origin, pathname, search } = readUrl(text, 'https://api.example/api/v1');
  if (search !== '') throw new Error(`must be a URL without a query: write ${origin + pathname}`);
  return origin + pathname.replace(/\/+$/, '');
}

/** Reads a fixed port. 0 is refused because it would pick any free port. */
export function readPort(text: string, usual: number): number {
  const port = /^\s*\d{1,5}\s*$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new Error(`must be a port from 1 to 65535, such as ${usual}`);
}

/** Reads host names. Ports are ignored. */
export function readHosts(text: string): string[] {
  return readList(text).map((entry) => {
    const host = hostOf(entry)?.hostname;
    if (host === undefined) throw new Error('must be hosts such as app.parde.example');
    return host;
  });
}

/** Reads the hosts that `safePaymentAddress` accepts. */
export function readPaymentHosts(text: string): string[] {
  return readList(text).map((entry) => {
    const listed = paymentHost(entry);
    const example = listed?.startsWith('http') ? listed : `https://${listed?.replace('*', 'any')}`;
    if (listed !== undefined && safePaymentAddress(example, [listed])) return listed;
    throw new Error(
      'must be hosts such as pay.example or *.shaparak.ir, or a bank on this machine such as http://127.0.0.1:4000',
    );
  });
}

function paymentHost(entry: string): string | undefined {
  if (/^http:/i.test(entry)) return URL.canParse(entry) ? new URL(entry).origin : undefined;
  const [, parent = '', name = ''] = /^(?:https:\/\/)?(\*\.)?(.+)$/i.exec(entry) ?? [];
  const url = hostOf(name);
  return url?.port === '' ? parent + url.hostname : undefined;
}

function hostOf(entry: string): URL | undefined {
  const address = `https://${entry}`;
  return URL.canParse(address) && isOrigin(new URL(address)) ? new URL(address) : undefined;
}

function readOrigin(entry: string, example: string): string {
  const must = `must be origins such as ${example}`;
  if (!/^https?:\/\/[^/\\]/i.test(entry) || !URL.canParse(entry)) {
    throw new Error(`${must}, with commas between them`);
  }
  const url = new URL(entry);
  if (isOrigin(url)) return url.origin;
  throw new Error(
    isOrigin(new URL(url.origin))
      ? `${must}: write ${url.origin}, without what is around it`
      : must,
  );
}

/**
 * True if the URL has no credentials, path, query or fragment, a usable port, and a host that is unambiguous in a
 * header.
 */
export function isOrigin({ href, origin, hostname, port }: URL): boolean {
  const isName = hostName.test(hostname) || hostname.startsWith('[');
  return href === `${origin}/` && isName && port !== '0';
}

/** With plain http, all names of the loopback address count as the same host. */
export function isHostOf(origin: string, hostname: string): boolean {
  const originUrl = new URL(origin);
  return (
    originUrl.hostname === hostname ||
    (originUrl.protocol === 'http:' && [originUrl.hostname, hostname].every(isLoopbackName))
  );
}

function isLoopbackName(hostname: string): boolean {
  return loopbackNames.includes(hostname);
}

function readUrl(text: string, example: string): URL {
  const trimmed = text.trim();
  if (!URL.canParse(trimmed)) throw new Error(`must be a URL such as ${example}`);
  const url = new URL(trimmed);
  if (!/^https?:\/\/[^/\\]/i.test(trimmed)) {
    throw new Error(`must be a URL that starts with http:// or https://, such as ${example}`);
  }
  if (url.port === '0') throw new Error(`must be a URL such as ${example}: no server has port 0`);
  if (url.username !== '' || url.password !== '' || url.hash !== '') {
    throw new Error(`must be a URL without credentials and fragment, such as ${example}`);
  }
  return url;
}
