import type { TitleState, TitleType } from '@parde/api-client';
import {
  ekranQuery,
  episodeQuery,
  movieQuery,
  seriesQuery,
  videoQuery,
} from '@parde/api-client/query';
import type { TFunction } from 'i18next';
import type { Page } from '../../app/page/page.ts';
import type { TitleHead } from '../../titles/title-head.ts';
import { ekranHead } from './ekran-head.ts';
import { playTarget, seriesPlayTarget } from './play-targets.ts';
import type { PlayTarget } from './TitleActions.tsx';

/** A title as far as a short page shows it. */
export interface TitleInShort {
  readonly title: TitleHead;
  play(place: TitleState['place'] | undefined, t: TFunction<'title'>): PlayTarget | undefined;
}

/** By the same queries as their pages, so that the way to the whole page is short. */
export const titlesInShort: Readonly<
  Record<TitleType, (page: Page, id: string) => Promise<TitleInShort>>
> = {
  async movie({ api, queryClient }, id) {
    return played({ ...(await queryClient.fetchQuery(movieQuery(api, { id }))), type: 'movie' });
  },
  async series({ api, queryClient }, id) {
    const series = await queryClient.fetchQuery(seriesQuery(api, { id }));
    return {
      title: { ...series, type: 'series' },
      play: (place, t) => seriesPlayTarget(series, place, t),
    };
  },
  async episode({ api, queryClient }, id) {
    const episode = await queryClient.fetchQuery(episodeQuery(api, { id }));
    return played({ ...episode, type: 'episode' });
  },
  async video({ api, queryClient }, id) {
    return played({ ...(await queryClient.fetchQuery(videoQuery(api, { id }))), type: 'video' });
  },
  async ekran({ api, queryClient }, id) {
    return played(ekranHead(await queryClient.fetchQuery(ekranQuery(api, { id }))));
  },
};

function played(title: TitleHead): TitleInShort {
  return { title, play: (place, t) => playTarget(title, place, t) };
}
