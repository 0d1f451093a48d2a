/** `URL.parse` is too new for many phones. */
export function readUrl(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** With its question mark, if there is anything to ask. `URLSearchParams.size` is too new for many phones. */
export function printSearch(search: URLSearchParams): string {
  const printed = search.toString();
  return printed === '' ? '' : `?${printed}`;
}
