import type { Input, OperationId } from '@parde/api-client';

/**
 * What a call may do in kids mode:
 * - `allowed`: its answer shows no title.
 * - `filtered`: the API takes an age. It is never more than the child's, and of the cards only titles are left.
 * - `rated`: the answer is one title, which says its age rating.
 * - `of-title`: its path names a title, whose age rating is asked for first.
 * - `looked-at`: its answer is a short list, and the age rating of each title is asked for.
 * - `refused`: all else. Money, comments, sign-in, what leads on, and whatever the API cannot filter.
 */
export type KidsRule = 'allowed' | 'filtered' | 'rated' | 'of-title' | 'looked-at' | 'refused';

type QueryOf<Id extends OperationId> = NonNullable<Input<Id>['query']>;

/** The operations that take an age, by the contract. */
type FilteredId = {
  [Id in OperationId]: [QueryOf<Id>] extends [never]
    ? never
    : 'age' extends keyof QueryOf<Id>
      ? Id
      : never;
}[OperationId];

/** What else those that are filtered take. */
export type FilteredParam = {
  [Id in FilteredId]: (typeof kidsRules)[Id] extends 'filtered'
    ? Exclude<keyof QueryOf<Id>, 'age'>
    : never;
}[FilteredId];

/** A new operation needs a row: nothing compiles before somebody has thought of children. */
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
  // Of what the device keeps already, with the age rating of each.
  listOfflineTerms: 'allowed',
  listMyDownloads: 'refused',
  hideDownload: 'refused',
  listMyLists: 'refused',
  listWatching: 'looked-at',
  listMyTitles: 'refused',
  getTitleState: 'of-title',
  addToMyList: 'refused',
  removeFromMyList: 'refused',
  // Where a film was left. It answers nothing to see.
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
  // Whether the viewer is subscribed, and whether the session lives.
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
