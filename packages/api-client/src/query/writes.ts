import type { BrowserOperationId } from '../operation.ts';
import type { ReadId } from './reads.ts';

/** The name of an operation that changes something. */
export type WriteId = Exclude<BrowserOperationId, ReadId>;

/** The queries that a payment may change. */
const paid = [
  'getCart',
  'ghostCart',
  'getDebitSubscriptions',
  'getDownloadLinks',
  'listGiftDays',
  'getLivePlayback',
  'listMyDownloads',
  'listMyLists',
  'listMyTitles',
  'listOfflineTerms',
  'listPayments',
  'getPlans',
  'getPlayback',
  'getUser',
  'getWallet',
] as const;
const marked = ['listMyLists', 'listMyTitles', 'getTitleState'] as const;
const followed = ['listMyLists', 'listFollowing'] as const;
const watched = ['listWatching', 'getTitleState'] as const;
const markedWatched = [...watched, 'listMyLists', 'listMyTitles', 'listMyRows'] as const;

/** The queries that each mutation invalidates. Signing in or out reloads the page instead. */
export const invalidates: { readonly [Id in WriteId]: readonly ReadId[] } = {
  addComment: ['listComments'],
  reportComment: [],
  addToMyList: marked,
  removeFromMyList: marked,
  followChannel: followed,
  unfollowChannel: followed,
  saveWatching: [...watched, 'getWatchTime'],
  removeWatching: watched,
  markWatched: markedWatched,
  rateTitle: ['getTitleState'],
  hideDownload: ['listMyDownloads'],
  buyPlan: paid,
  buyItems: paid,
  chargeWallet: ['listPayments', 'getWallet'],
  // The first debit may already have been made.
  buyDebitSubscription: paid,
  deleteDebitSubscription: ['getDebitSubscriptions', 'getUser'],
  login: [],
  sendCode: [],
  logout: [],
  revokeSession: ['listSessions'],
  revokeAllSessions: [],
  updateUser: ['getUser'],
};

/** The player sends this operation without a viewer's action, and once more while the page closes. */
export const sentInBackground: WriteId = 'saveWatching';
