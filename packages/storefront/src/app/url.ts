/** Used in place of `URL.parse`, which is too new for many phones. */
export function readUrl(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Returns the query with its question mark, or an empty string. `URLSearchParams.size` is too new for many phones. */
export function printSearch(search: URLSearchParams): string {
  const printed = search.toString();
  return printed === '' ? '' : `?${printed}`;
}
