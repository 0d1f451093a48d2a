import type { BrowserOperationId } from '../operation.ts';
import type { ReadId } from './reads.ts';

/** The name of an operation that changes something. */
export type WriteId = Exclude<BrowserOperationId, ReadId>;

/** What paying may change: money, what may be watched and fetched by it, and what else a plan brings. */
const paid = [
  'getCart',
  'ghostCart',
  'getDebitSubscriptions',
  'getDownloadLinks',
  'listGiftDays',
  'getLivePlayback',
  'listMyLists',
  'listMyTitles',
  'listPayments',
  'getPlans',
  'getPlayback',
  'getUser',
  'getWallet',
] as const;
const marked = ['listMyLists', 'listMyTitles', 'getTitleState'] as const;
const watched = ['listWatching', 'getTitleState'] as const;

/** What has to be asked again once an operation has changed it. After signing in or out the page is loaded again. */
export const invalidates: { readonly [Id in WriteId]: readonly ReadId[] } = {
  addComment: ['listComments'],
  reportComment: [],
  addToMyList: marked,
  removeFromMyList: marked,
  saveWatching: watched,
  removeWatching: watched,
  rateTitle: ['getTitleState'],
  buyPlan: paid,
  buyItems: paid,
  chargeWallet: ['listPayments', 'getWallet'],
  // The first debit may have been made at once.
  buyDebitSubscription: paid,
  deleteDebitSubscription: ['getDebitSubscriptions', 'getUser'],
  login: [],
  sendCode: [],
  logout: [],
  updateUser: ['getUser'],
};

/** A player sends it again and again, the last time as its page is closed: nobody has pressed anything. */
export const sentInBackground: WriteId = 'saveWatching';
