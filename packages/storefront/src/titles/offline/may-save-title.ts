import { hasModal } from '../../app/modals/has-modal.ts';
import { isDerived, isOffered } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';
import { hasFiles } from '../file-downloads/downloadable-title.ts';
import type { TitleBase } from '../title-base.ts';

/** Whether keeping is offered. Where playback is made of other answers, only files are kept: nobody says more. */
export function mayKeepTitle(page: Page, { type }: Pick<TitleBase, 'type'>): boolean {
  if (type === 'series' || !hasModal(page, 'keep')) return false;
  return !isDerived(page, 'getPlayback') || (hasFiles(type) && hasModal(page, 'download'));
}

/** What its episodes weigh is asked for all at once. */
export const mayKeepSeason = (page: Page): boolean =>
  mayKeepTitle(page, { type: 'episode' }) && isOffered(page, 'listOfflineTerms');
