import {
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { ApiClient } from '../client.ts';
import { matchOperation, type OperationId, operations } from '../operations.ts';
import { createTestApi, empty, json } from '../test-support/api.ts';
import { fixture, requestFixture } from '../testing/fixtures.ts';
import * as query from './index.ts';

type QueryName = Extract<keyof typeof query, `${string}Query`>;

interface Case {
  readonly operation: OperationId;
  readonly key: QueryKey;
  readonly run: (client: QueryClient) => Promise<unknown>;
  /** What of the answer is the query's data: `data`, unless said otherwise. */
  readonly pick: (body: object) => unknown;
}

const dataOf = (body: object): unknown => Reflect.get(body, 'data');
const whole = (body: object): unknown => body;
const inData = (name: string) => (body: object) => Reflect.get(Object(dataOf(body)), name);

function one<Data, Key extends QueryKey>(
  operation: OperationId,
  options: FetchQueryOptions<Data, Error, Data, Key>,
  pick = dataOf,
): Case {
  const run = (client: QueryClient) => client.fetchQuery(options);
  return { operation, key: options.queryKey, run, pick };
}

function paged<Data, Key extends QueryKey>(
  operation: OperationId,
  options: FetchInfiniteQueryOptions<Data, Error, Data, Key, string | null>,
): Case {
  const run = async (client: QueryClient) => (await client.fetchInfiniteQuery(options)).pages[0];
  return { operation, key: options.queryKey, run, pick: dataOf };
}

/** Every query of this folder, asked as the contract's example asks. A query that is not here does not compile. */
const cases: Record<QueryName, (api: ApiClient) => Case> = {
  sliderQuery: (api) => one('getSlider', query.sliderQuery(api, requestFixture('getSlider').query)),
  discoverQuery: (api) => one('getDiscover', query.discoverQuery(api)),
  topQuery: (api) =>
    one('getTop', query.topQuery(api, requestFixture('getTop').query), inData('top')),
  categoriesQuery: (api) => one('getCategories', query.categoriesQuery(api), whole),
  movieQuery: (api) => one('getMovie', query.movieQuery(api, requestFixture('getMovie').path)),
  seriesQuery: (api) => one('getSeries', query.seriesQuery(api, requestFixture('getSeries').path)),
  episodesQuery: (api) =>
    paged(
      'listEpisodes',
      query.episodesQuery(api, {
        ...requestFixture('listEpisodes').path,
        ...requestFixture('listEpisodes').query,
      }),
    ),
  episodeQuery: (api) =>
    one('getEpisode', query.episodeQuery(api, requestFixture('getEpisode').path)),
  videoQuery: (api) => one('getVideo', query.videoQuery(api, requestFixture('getVideo').path)),
  ekranQuery: (api) => one('getEkran', query.ekranQuery(api, requestFixture('getEkran').path)),
  similarQuery: (api) =>
    paged(
      'listSimilar',
      query.similarQuery(api, {
        ...requestFixture('listSimilar').path,
        ...requestFixture('listSimilar').query,
      }),
    ),
  filtersQuery: (api) => one('getFilters', query.filtersQuery(api)),
  genresQuery: (api) => one('getGenres', query.genresQuery(api), whole),
  titlesQuery: (api) =>
    paged('listTitles', query.titlesQuery(api, { ...requestFixture('listTitles').query })),
  genreTitlesQuery: (api) =>
    paged(
      'listGenreTitles',
      query.genreTitlesQuery(api, {
        ...requestFixture('listGenreTitles').path,
        ...requestFixture('listGenreTitles').query,
      }),
    ),
  categoryTitlesQuery: (api) =>
    paged(
      'listCategoryTitles',
      query.categoryTitlesQuery(api, {
        ...requestFixture('listCategoryTitles').path,
        ...requestFixture('listCategoryTitles').query,
      }),
    ),
  listsQuery: (api) =>
    paged('listLists', query.listsQuery(api, { ...requestFixture('listLists').query })),
  listQuery: (api) =>
    paged(
      'getList',
      query.listQuery(api, {
        ...requestFixture('getList').path,
        ...requestFixture('getList').query,
      }),
    ),
  downloadsQuery: (api) =>
    paged('listDownloads', query.downloadsQuery(api, { ...requestFixture('listDownloads').query })),
  castsQuery: (api) =>
    paged(
      'listCasts',
      query.castsQuery(api, {
        ...requestFixture('listCasts').path,
        ...requestFixture('listCasts').query,
      }),
    ),
  castQuery: (api) => one('getCast', query.castQuery(api, requestFixture('getCast').path)),
  castTitlesQuery: (api) =>
    paged(
      'listCastTitles',
      query.castTitlesQuery(api, {
        ...requestFixture('listCastTitles').path,
        ...requestFixture('listCastTitles').query,
      }),
    ),
  channelsQuery: (api) =>
    paged('listChannels', query.channelsQuery(api, { ...requestFixture('listChannels').query })),
  channelQuery: (api) =>
    one('getChannel', query.channelQuery(api, requestFixture('getChannel').path)),
  channelVideosQuery: (api) =>
    paged(
      'listChannelVideos',
      query.channelVideosQuery(api, {
        ...requestFixture('listChannelVideos').path,
        ...requestFixture('listChannelVideos').query,
      }),
    ),
  magazinesQuery: (api) =>
    paged('listMagazines', query.magazinesQuery(api, { ...requestFixture('listMagazines').query })),
  livesQuery: (api) =>
    paged('listLives', query.livesQuery(api, { ...requestFixture('listLives').query })),
  liveQuery: (api) => one('getLive', query.liveQuery(api, requestFixture('getLive').path)),
  liveScheduleQuery: (api) =>
    one(
      'getLiveSchedule',
      query.liveScheduleQuery(api, {
        ...requestFixture('getLiveSchedule').path,
        ...requestFixture('getLiveSchedule').query,
      }),
    ),
  quickSearchQuery: (api) =>
    one('quickSearch', query.quickSearchQuery(api, requestFixture('quickSearch').query)),
  searchQuery: (api) =>
    paged('search', query.searchQuery(api, { ...requestFixture('search').query })),
  commentsQuery: (api) =>
    paged(
      'listComments',
      query.commentsQuery(api, {
        ...requestFixture('listComments').path,
        ...requestFixture('listComments').query,
      }),
    ),
  playbackQuery: (api) =>
    one('getPlayback', query.playbackQuery(api, requestFixture('getPlayback').path)),
  livePlaybackQuery: (api) =>
    one('getLivePlayback', query.livePlaybackQuery(api, requestFixture('getLivePlayback').path)),
  downloadLinksQuery: (api) =>
    one('getDownloadLinks', query.downloadLinksQuery(api, requestFixture('getDownloadLinks').path)),
  myListsQuery: (api) => one('listMyLists', query.myListsQuery(api)),
  myTitlesQuery: (api) =>
    paged(
      'listMyTitles',
      query.myTitlesQuery(api, {
        ...requestFixture('listMyTitles').path,
        ...requestFixture('listMyTitles').query,
      }),
    ),
  watchingQuery: (api) =>
    paged('listWatching', query.watchingQuery(api, { ...requestFixture('listWatching').query })),
  titleStateQuery: (api) =>
    one('getTitleState', query.titleStateQuery(api, requestFixture('getTitleState').path)),
  plansQuery: (api) => one('getPlans', query.plansQuery(api), whole),
  cartQuery: (api) =>
    one('getCart', query.cartQuery(api, { viewer: 'user', ...requestFixture('getCart').body })),
  gatewaysQuery: (api) => one('getGateways', query.gatewaysQuery(api)),
  paymentsQuery: (api) => paged('listPayments', query.paymentsQuery(api)),
  paymentQuery: (api) =>
    one('getPayment', query.paymentQuery(api, requestFixture('getPayment').path)),
  walletQuery: (api) => one('getWallet', query.walletQuery(api), inData('my_credit')),
  debitBanksQuery: (api) => one('getDebitBanks', query.debitBanksQuery(api), inData('banks')),
  debitSubscriptionsQuery: (api) =>
    one('getDebitSubscriptions', query.debitSubscriptionsQuery(api)),
  ghostCheckQuery: (api) =>
    one('ghostCheck', query.ghostCheckQuery(api, requestFixture('ghostCheck').query), whole),
  userQuery: (api) => one('getUser', query.userQuery(api, requestFixture('getUser').query)),
  referralQuery: (api) => one('getReferral', query.referralQuery(api)),
  giftDaysQuery: (api) =>
    paged('listGiftDays', query.giftDaysQuery(api, { ...requestFixture('listGiftDays').query })),
  appDetailsQuery: (api) => one('getAppDetails', query.appDetailsQuery(api)),
  trustBadgesQuery: (api) => one('getTrustBadges', query.trustBadgesQuery(api)),
  textPageQuery: (api) => one('getPage', query.textPageQuery(api, requestFixture('getPage').path)),
  operatorsQuery: (api) => one('listOperators', query.operatorsQuery(api)),
  ussdLinkQuery: (api) =>
    one('getUssdLink', query.ussdLinkQuery(api, requestFixture('getUssdLink').query ?? {})),
};

/** A client whose server answers each operation's first example. */
function createExampleApi() {
  return createTestApi(({ method, url }) => {
    const found = matchOperation(method, new URL(url).pathname.slice('/api/v1'.length));
    return found ? json(fixture(found.operationId)) : json({}, { status: 404 });
  });
}

/** Every text, number and flag in a value, wherever it stands. */
function leavesOf(value: unknown): unknown[] {
  return value !== null && typeof value === 'object'
    ? Object.values(value).flatMap(leavesOf)
    : [value];
}

describe.each(Object.entries(cases))('%s', (_, caseOf) => {
  it('is the data of its operation alone', async () => {
    const { api, requests } = createExampleApi();
    const client = new QueryClient();
    const { operation, run, pick } = caseOf(api);
    const data = await run(client);
    expect(data).toEqual(pick(Object(fixture(operation))));
    expect(data).toBeDefined();
    expect(requests).toHaveLength(1);
    client.clear();
  });

  it('has in its key all that it asks with', () => {
    const { operation, key } = caseOf(createExampleApi().api);
    const { path, query: asked, body } = requestFixture(operation);
    const sent = leavesOf({ path, asked, body }).filter((value) => value !== undefined);
    expect(leavesOf(key)).toEqual(expect.arrayContaining(sent));
  });

  it('stops its call when it is cancelled', async () => {
    const { api, requests } = createTestApi(() => new Promise<Response>(() => {}));
    const client = new QueryClient();
    const outcome = caseOf(api)
      .run(client)
      .catch((thrown: unknown) => thrown);
    await expect.poll(() => requests.length).toBe(1);
    await client.cancelQueries();
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(await outcome).toBeInstanceOf(Error);
  });

  it('leaves trying again to the client', async () => {
    const { api, requests } = createTestApi(() => empty(500));
    const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
    await expect(caseOf(api).run(client)).rejects.toMatchObject({ status: 500 });
    expect(requests).toHaveLength(1);
  });
});

it('has a resource of its own for each query', () => {
  const { api } = createExampleApi();
  const resources = Object.values(cases).map((caseOf) => caseOf(api).key[0]);
  expect(new Set(resources).size).toBe(resources.length);
});

it('has a query for everything that a page may ask for', () => {
  const { api } = createExampleApi();
  const asked = Object.values(cases).map((caseOf) => caseOf(api).operation);
  const reads = operations.filter(({ method, caller }) => method === 'GET' && caller === 'anyone');
  // These two are asked for by POST.
  const expected = [...reads.map(({ operationId }) => operationId), 'getCart', 'getWallet'];
  expect(asked.sort()).toEqual(expected.sort());
});
