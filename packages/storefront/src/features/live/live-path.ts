import { contentPath } from '../cards/content-path.ts';

export const livesPath = '/lives';

/** The one address of a channel's page. */
export const livePath = (id: string): string => contentPath('live', id);
