let ask = () => false;

/**
 * Whether the page is in a language of the brand's own. Names and texts are then in another language in any case, and
 * say so. Not an argument of whatever writes a name: no other brand has such pages.
 */
export const isForeignPage = (): boolean => ask();

/** A browser has one page. The server says it of each that it renders. */
export function tellForeignPages(isForeign: () => boolean): void {
  ask = isForeign;
}
