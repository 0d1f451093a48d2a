import { homePath } from '../../paths.ts';

/** A cookie that scripts may read, percent-encoded or not, as the server reads it. */
export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1);
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
}

export function writeCookie(name: string, value: string, maxAge: number, path = homePath): void {
  write(`${name}=${value}; path=${path}; max-age=${maxAge}; samesite=lax`);
}

export function removeCookie(name: string): void {
  writeCookie(name, '', 0);
}

/** Every other cookie that scripts see, whoever has set it. Its path and its domain do not show, so all are tried. */
export function removeCookiesExcept(kept: readonly string[]): void {
  const { hostname, pathname } = window.location;
  const labels = hostname.split('.');
  const domains = ['', ...labels.map((_, from) => `; domain=${labels.slice(from).join('.')}`)];
  const ends = [...pathname.matchAll(/\/|$/g)].flatMap(({ index }) => [index, index + 1]);
  const paths = ends.map((end) => pathname.slice(0, end));
  for (const pair of document.cookie.split('; ')) {
    // The one without a name is shown without a sign of equality, too.
    const name = pair.includes('=') ? pair.slice(0, pair.indexOf('=')) : '';
    if (kept.includes(name)) continue;
    for (const domain of domains) {
      for (const path of paths) write(`${name}=; path=${path}${domain}; max-age=0`);
    }
  }
}

function write(cookie: string): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that viewers use.
  document.cookie = cookie + secure;
}
