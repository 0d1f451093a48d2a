import type { TitleType } from '@parde/api-client';
import { contentId } from '../../content-id.ts';

/** A title that has files of its own; those of a series are its episodes'. */
export interface FileTitle {
  readonly type: Extract<TitleType, 'movie' | 'episode'>;
  readonly id: string;
}

export const hasFiles = (type: string): type is FileTitle['type'] =>
  type === 'movie' || type === 'episode';

/** From words that anybody may have written. */
export function readFileTitle(type: string, id: string): FileTitle | undefined {
  return hasFiles(type) && contentId.test(id) ? { type, id } : undefined;
}
