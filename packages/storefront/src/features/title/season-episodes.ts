import { askPages } from '@parde/api-client/query';
import type { Page } from '../../app/page/page.ts';

export const seasonEpisodes = (api: Page['api'], id: string, season: number) =>
  askPages(api, 'listEpisodes', { path: { id }, query: { season } });
