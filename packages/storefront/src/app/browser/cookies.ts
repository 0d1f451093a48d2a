import { homePath } from '../../paths.ts';

/** Reads a cookie that scripts can access, percent-encoded or not, as the server does. */
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

/** Removes all other cookies that scripts can access, at all possible paths and domains, as theirs are not readable. */
export function removeCookiesExcept(preserved: readonly string[]): void {
  const { hostname, pathname } = window.location;
  const labels = hostname.split('.');
  const domains = ['', ...labels.map((_, from) => `; domain=${labels.slice(from).join('.')}`)];
  const ends = [...pathname.matchAll(/\/|$/g)].flatMap(({ index }) => [index, index + 1]);
  const paths = ends.map((end) => pathname.slice(0, end));
  for (const pair of document.cookie.split('; ')) {
    // A cookie without a name appears without an equals sign.
    const name = pair.includes('=') ? pair.slice(0, pair.indexOf('=')) : '';
    if (preserved.includes(name)) continue;
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
