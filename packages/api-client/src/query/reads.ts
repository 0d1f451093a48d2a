import type { BrowserOperationId } from '../operation.ts';

/** It is fetched once a visit. */
const visit = Number.POSITIVE_INFINITY;

/**
 * How many minutes an answer counts as fresh. Each operation that only reads stands here, each other one in `invalidates`.
 */
export const freshFor = {
  getSlider: visit,
  getDiscover: 5,
  getTop: visit,
  getCategories: 60,
  getMovie: 5,
  getSeries: 5,
  listEpisodes: 5,
  getEpisode: 5,
  getVideo: 5,
  getEkran: 1,
  listSimilar: 5,
  getGenres: 60,
  getFilters: 60,
  listTitles: 5,
  listLists: 5,
  listDownloads: 5,
  listGenreTitles: 5,
  listCategoryTitles: 5,
  getList: 5,
  listCasts: 60,
  getCast: 60,
  listCastTitles: 5,
  listChannels: 60,
  listMagazines: 5,
  getChannel: 60,
  listChannelVideos: 5,
  listLives: 1,
  getLive: 1,
  getLiveSchedule: 5,
  quickSearch: 5,
  search: 5,
  listComments: 1,
  getPlayback: 0,
  getLivePlayback: 0,
  getDownloadLinks: 0,
  listMyLists: 1,
  listWatching: 1,
  listMyTitles: 1,
  getTitleState: 1,
  getPlans: 5,
  getCart: 1,
  ghostCart: 1,
  getGateways: 60,
  listPayments: 1,
  getPayment: 0,
  getWallet: 1,
  getDebitBanks: 60,
  getDebitSubscriptions: 1,
  getUser: 5,
  ghostCheck: 5,
  getReferral: 5,
  listGiftDays: 5,
  getAppDetails: visit,
  getTrustBadges: 60,
  listOperators: 60,
  getUssdLink: 5,
  getPage: 60,
} satisfies Partial<Record<BrowserOperationId, number>>;

// By way of Extract, an editor shows this name in place of all the names.
/** The name of an operation that only reads, also where it does so by POST. */
export type ReadId = Extract<keyof typeof freshFor, string>;
