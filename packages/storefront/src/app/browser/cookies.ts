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

export function writeCookie(name: string, value: string, maxAge: number): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that viewers use.
  document.cookie = `${name}=${value}; path=/; max-age=${maxAge}; samesite=lax${secure}`;
}

export function removeCookie(name: string): void {
  writeCookie(name, '', 0);
}
