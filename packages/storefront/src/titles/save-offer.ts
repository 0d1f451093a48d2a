import { hasModal } from '../app/modals/has-modal.ts';
import { hasOperation, isDerived } from '../app/page/operations.ts';
import type { Page } from '../app/page/page.ts';
import { hasFiles } from './file-downloads/downloadable-title.ts';
import type { TitleBase } from './title-base.ts';

/**
 * Returns true if the server can allow saving the title, because it sends terms or downloads. Playback that is derived
 * from other answers contains no terms.
 */
export function maySaveTitle(page: Page, { type }: Pick<TitleBase, 'type'>): boolean {
  if (type === 'series' || !hasModal(page, 'save-offline')) return false;
  const hasTerms = hasOperation(page, 'listOfflineTerms') && !isDerived(page, 'getPlayback');
  return hasTerms || (hasFiles(type) && hasModal(page, 'download'));
}

/** The sizes of all episodes are fetched in one request. */
export const maySaveSeason = (page: Page): boolean =>
  maySaveTitle(page, { type: 'episode' }) && hasOperation(page, 'listOfflineTerms');
