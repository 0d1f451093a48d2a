import type { Input, OperationId } from '@parde/api-client';

/**
 * The treatment of a call in kids mode:
 * - `allowed`: the answer shows no title.
 * - `filtered`: the API takes an age, which is at most the child's. Only titles remain of the cards.
 * - `rated`: the answer is one title with its age rating.
 * - `of-title`: the path names a title, whose age rating is fetched first.
 * - `looked-at`: the answer is a short list, and the age rating of each title is fetched.
 * - `refused`: all other calls, such as money, comments, sign-in, links to further contents, and everything that the
 * API cannot filter.
 */
type KidsRule = 'allowed' | 'filtered' | 'rated' | 'of-title' | 'looked-at' | 'refused';

type QueryOf<Id extends OperationId> = NonNullable<Input<Id>['query']>;

/** The operations of the contract that have an age parameter. */
type FilteredId = {
  [Id in OperationId]: [QueryOf<Id>] extends [never]
    ? never
    : 'age' extends keyof QueryOf<Id>
      ? Id
      : never;
}[OperationId];

/** The other parameters of filtered operations. */
export type FilteredParam = {
  [Id in FilteredId]: (typeof kidsRules)[Id] extends 'filtered'
    ? Exclude<keyof QueryOf<Id>, 'age'>
    : never;
}[FilteredId];

/**
 * The rule for each operation. A new operation does not compile without a rule, so its effect on children must be
 * considered.
 */
export const kidsRules = {
  getSlider: 'refused',
  getDiscover: 'refused',
  getTop: 'refused',
  getCategories: 'allowed',
  getMovie: 'rated',
  getSeries: 'rated',
  listEpisodes: 'of-title',
  getEpisode: 'rated',
  getVideo: 'rated',
  getEkran: 'refused',
  listSimilar: 'refused',
  getGenres: 'allowed',
  getFilters: 'allowed',
  listTitles: 'filtered',
  listLists: 'refused',
  listDownloads: 'refused',
  listGenreTitles: 'filtered',
  listCategoryTitles: 'filtered',
  getList: 'filtered',
  listCasts: 'refused',
  getCast: 'refused',
  listCastTitles: 'filtered',
  listChannels: 'refused',
  listMagazines: 'refused',
  getChannel: 'refused',
  listChannelVideos: 'refused',
  listChannelSeries: 'refused',
  listFollowing: 'refused',
  followChannel: 'refused',
  unfollowChannel: 'refused',
  listLives: 'refused',
  getLive: 'refused',
  getLiveSchedule: 'refused',
  quickSearch: 'refused',
  search: 'filtered',
  listComments: 'refused',
  addComment: 'refused',
  reportComment: 'refused',
  getPlayback: 'of-title',
  getLivePlayback: 'refused',
  getDownloadLinks: 'refused',
  // Returns the terms of titles that are already saved, with their age ratings.
  listOfflineTerms: 'allowed',
  listMyDownloads: 'refused',
  hideDownload: 'refused',
  listMyLists: 'refused',
  listWatching: 'looked-at',
  listMyTitles: 'refused',
  getTitleState: 'of-title',
  addToMyList: 'refused',
  removeFromMyList: 'refused',
  // Saves the position in a film. The answer contains nothing to show.
  saveWatching: 'allowed',
  removeWatching: 'refused',
  markWatched: 'refused',
  listMyRows: 'refused',
  rateTitle: 'refused',
  getPlans: 'refused',
  getCart: 'refused',
  ghostCart: 'refused',
  getGateways: 'refused',
  buyPlan: 'refused',
  buyItems: 'refused',
  listPayments: 'refused',
  getPayment: 'refused',
  findPurchase: 'refused',
  getWallet: 'refused',
  chargeWallet: 'refused',
  getDebitBanks: 'refused',
  getDebitSubscriptions: 'refused',
  buyDebitSubscription: 'refused',
  deleteDebitSubscription: 'refused',
  login: 'refused',
  sendCode: 'refused',
  logout: 'refused',
  endSession: 'refused',
  listSessions: 'refused',
  revokeSession: 'refused',
  revokeAllSessions: 'refused',
  // Returns whether the viewer is subscribed and whether the session is valid.
  getUser: 'allowed',
  ghostCheck: 'allowed',
  updateUser: 'refused',
  getReferral: 'refused',
  getInvitation: 'refused',
  listGiftDays: 'refused',
  getAppDetails: 'refused',
  getTrustBadges: 'refused',
  getPage: 'refused',
  listOperators: 'refused',
  getUssdLink: 'refused',
} as const satisfies {
  readonly [Id in OperationId]: Id extends FilteredId ? KidsRule : Exclude<KidsRule, 'filtered'>;
};
