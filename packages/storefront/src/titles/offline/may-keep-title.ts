import { hasModal } from '../../app/modals/has-modal.ts';
import { isDerived, isOffered } from '../../app/page/offers.ts';
import type { Page } from '../../app/page/page.ts';
import type { TitleBase } from '../title-base.ts';

/** Whether keeping is offered. Where playback is made of other answers, nobody says what may be kept. */
export function mayKeepTitle(page: Page, { type }: Pick<TitleBase, 'type'>): boolean {
  return type !== 'series' && hasModal(page, 'keep') && !isDerived(page, 'getPlayback');
}

/** What its episodes weigh is asked for all at once. */
export const mayKeepSeason = (page: Page): boolean =>
  mayKeepTitle(page, { type: 'episode' }) && isOffered(page, 'listOfflineTerms');
