import type { Card, TitleType } from '@parde/api-client';
import { hasOperation } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';
import type { ToAdd } from '../../app/session/after-sign-in.ts';
import { fullName } from '../../names/episode-names.ts';

/** A title, or a channel that is followed. */
export type Listed = ToAdd;

export type ListedTitle = Listed & { readonly content_type: TitleType };

/** People and channels cannot be listed. */
export function titleOf(card: Card): ListedTitle | undefined {
  const { content_type, id } = card;
  switch (content_type) {
    case 'person':
    case 'channel':
    case 'live':
      return undefined;
    default:
      return { content_type, id, ...fullName(card) };
  }
}

const listCalls = {
  titles: ['listMyTitles', 'addToMyList', 'removeFromMyList'],
  channels: ['listFollowing', 'followChannel', 'unfollowChannel'],
} as const;

/** Returns true if the server stores a list of these for the viewer. */
export function hasMyList(
  page: Pick<Page, 'facts'>,
  of: keyof typeof listCalls = 'titles',
): boolean {
  return listCalls[of].every((operation) => hasOperation(page, operation));
}

export function keyOfTitle({ content_type, id }: Pick<Card, 'content_type' | 'id'>): string {
  return `${content_type}-${id}`;
}
