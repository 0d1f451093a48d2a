import type { Card, TitleType } from '@parde/api-client';

export interface ListedTitle {
  readonly content_type: TitleType;
  readonly id: string;
  readonly name_fa: string;
  readonly name_en: string | null;
}

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

export function keyOfTitle({ content_type, id }: Pick<ListedTitle, 'content_type' | 'id'>): string {
  return `${content_type}-${id}`;
}
