let check = () => false;

/**
 * True if the page is in one of the brand's additional languages. Names and texts then always differ from the page's
 * language and are marked with theirs. This is no function argument, because only such brands need it.
 */
export const isForeignPage = (): boolean => check();

/**
 * Sets how the page's language is determined. A browser has a single page, while the server decides for each page
 * that it renders.
 */
export function setForeignPageCheck(isForeign: () => boolean): void {
  check = isForeign;
}
