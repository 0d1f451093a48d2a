import type {
  ApiClient,
  Card,
  Episode,
  EpisodeItem,
  OperationId,
  Person,
  TitleType,
} from '@parde/api-client';
import { type AskOptions, ask, type Data } from '@parde/api-client/query';
import { useQuery } from '@tanstack/react-query';
import type { Page } from '../app/page/page.ts';
import { when } from '../app/page/queries.ts';
import { usePage } from '../app/page/Storefront.tsx';
import { episodeOf } from '../names/episode-names.ts';
import type { TitleFacts } from './facts/title-facts.tsx';
import type { TitleBase, TitleRef } from './title-base.ts';
import type { OfferHints } from './use-title-offer.ts';

/** The operation that returns the data of a title's page. */
export const titleOperations = {
  movie: 'getMovie',
  series: 'getSeries',
  episode: 'getEpisode',
  video: 'getVideo',
  ekran: 'getEkran',
} as const satisfies Record<TitleType, OperationId>;

type TitleOperation<Type extends TitleType> = (typeof titleOperations)[Type];

/** The data of a title's page. */
export type TitleOf<Type extends TitleType> = Data<TitleOperation<Type>>;

type TitleQueries = {
  readonly [Type in TitleType]: (api: ApiClient, id: string) => AskOptions<TitleOperation<Type>>;
};

const queries: TitleQueries = {
  movie: (api, id) => ask(api, 'getMovie', { path: { id } }),
  series: (api, id) => ask(api, 'getSeries', { path: { id } }),
  episode: (api, id) => ask(api, 'getEpisode', { path: { id } }),
  video: (api, id) => ask(api, 'getVideo', { path: { id } }),
  ekran: (api, id) => ask(api, 'getEkran', { path: { id } }),
};

export function titleQuery<Type extends TitleType>(
  api: ApiClient,
  { type, id }: { readonly type: Type; readonly id: string },
): AskOptions<TitleOperation<Type>> {
  return queries[type](api, id);
}

/** The fields of a title's page that do not depend on its type. */
export type TitleData = TitleBase &
  OfferHints &
  TitleFacts & {
    readonly directors?: readonly Person[];
    readonly actors?: readonly Person[];
    /** The people of a video, whose roles are unknown. */
    readonly people?: readonly Person[];
    /** Undefined if they have a query of their own. */
    readonly similar?: readonly Card[];
    readonly first_episode?: EpisodeItem | null;
    /** The series of an episode. */
    readonly series?: Episode['series'];
  };

const adapters: { readonly [Type in TitleType]: (content: TitleOf<Type>) => TitleData } = {
  movie: (movie) => ({ ...movie, type: 'movie' }),
  series: (series) => ({ ...series, type: 'series' }),
  episode: (episode) => ({ ...episode, type: 'episode', episode_of: episodeOf(episode) }),
  video: (video) => ({ ...video, type: 'video' }),
  ekran: ({ film, summary_fa, summary_en, ...ekran }) => ({
    ...film,
    type: 'ekran',
    id: ekran.id,
    name_fa: ekran.name_fa,
    name_en: ekran.name_en,
    // Falls back to the film's summary.
    ...(summary_fa !== '' && { summary_fa, summary_en }),
    similar: [],
    access: 'paid',
    badge: null,
    price: ekran.price,
    opensAt: ekran.state === 'upcoming' ? ekran.period_start : null,
    screening: {
      ekran: ekran.state === 'open',
      ekran_period_end: ekran.period_end,
      ekran_hour: ekran.hours,
      ekran_owned: false,
      owned_period_end: null,
      ekran_id: ekran.id,
    },
  }),
};

/** A screening has the film's fields, with its own name, badge and access. */
export function titleData<Type extends TitleType>(type: Type, content: TitleOf<Type>): TitleData {
  return adapters[type](content);
}

/** Disabled for guests, who have no state. */
export function titleStateQuery({ api, facts }: Page, { type, id }: TitleRef) {
  return when(facts.signedIn, ask(api, 'getTitleState', { path: { content_type: type, id } }));
}

export function useTitleState(title: TitleRef) {
  return useQuery(titleStateQuery(usePage(), title)).data;
}
