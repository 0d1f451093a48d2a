import { rememberInTab, takeFromTab } from '../../browser/storage.ts';
import type { ListedTitle } from './listed-title.ts';

const key = 'addAfterSignIn';

/** To be put into the list of whoever has just signed in, when the page has been loaded anew. */
export function addAfterReload(title: ListedTitle): void {
  rememberInTab(key, JSON.stringify(title));
}

/** What is to be put into the viewer's list, once. */
export function takeTitleToAdd(): ListedTitle | undefined {
  const kept = takeFromTab(key);
  if (kept === undefined) return undefined;
  try {
    const title: unknown = JSON.parse(kept);
    return isTitle(title) ? title : undefined;
  } catch {
    return undefined;
  }
}

/** What a tab keeps may have been written by anything. */
function isTitle(value: unknown): value is ListedTitle {
  return typeof value === 'object' && value !== null && 'content_type' in value && 'id' in value;
}
