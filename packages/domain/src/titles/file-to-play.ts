/** The part of a cart that shows whether there is a file. */
export interface CartFiles {
  readonly pass: boolean;
  readonly downloads: readonly { readonly url?: unknown }[];
  readonly has_file?: boolean | undefined;
}

/**
 * Returns true if a released title has a file to play, on a server without playback of its own
 * (docs/your-own-server.md, part 5). Undefined if the cart does not show it: the rows of a viewer who may not watch
 * yet need no addresses, and the episodes of a series have their own carts.
 */
export function hasFileToPlay(
  { pass, downloads, has_file }: CartFiles,
  type: string,
): boolean | undefined {
  if (has_file === false) return false;
  // A ticket may be sold without rows.
  if (downloads.length === 0) return type === 'ekran' && !pass ? undefined : false;
  if (type === 'series') return undefined;
  if (downloads.some(({ url }) => typeof url === 'string')) return true;
  return pass ? false : undefined;
}
