import type { Card } from '@parde/api-client';
import type { TitleToAdd } from '../../app/session/after-sign-in.ts';

export type ListedTitle = TitleToAdd;

/** People and channels cannot be listed. */
export function titleOf({ content_type, id, name_fa, name_en }: Card): ListedTitle | undefined {
  switch (content_type) {
    case 'person':
    case 'channel':
    case 'live':
      return undefined;
    default:
      return { content_type, id, name_fa, name_en };
  }
}

export function keyOfTitle({ content_type, id }: Pick<Card, 'content_type' | 'id'>): string {
  return `${content_type}-${id}`;
}
