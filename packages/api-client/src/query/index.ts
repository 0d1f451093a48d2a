export {
  giftDaysQuery,
  referralQuery,
  updateUserMutation,
} from './account.ts';
export {
  type AskOptions,
  type AskPagesOptions,
  ask,
  askPages,
  type PagedId,
  type PagesInput,
  type PagesKey,
} from './ask.ts';
export {
  ekranQuery,
  episodeQuery,
  episodesQuery,
  movieQuery,
  seriesQuery,
  similarQuery,
  videoQuery,
} from './catalogue.ts';
export {
  channelQuery,
  channelsQuery,
  channelVideosQuery,
  magazinesQuery,
} from './channels.ts';
export {
  addCommentMutation,
  commentsQuery,
  reportCommentMutation,
} from './comments.ts';
export {
  buyItemsMutation,
  buyPlanMutation,
  cartQuery,
  gatewaysQuery,
  paymentQuery,
  paymentsQuery,
  plansQuery,
} from './commerce.ts';
export type { Data } from './data.ts';
export {
  buyDebitSubscriptionMutation,
  debitBanksQuery,
  debitSubscriptionsQuery,
  deleteDebitSubscriptionMutation,
} from './direct-debit.ts';
export {
  discoverQuery,
  sliderQuery,
  topQuery,
} from './home.ts';
export { type Key, type KeyInput, keyOf, type Resource } from './keys.ts';
export {
  addToMyListMutation,
  myListsQuery,
  myTitlesQuery,
  rateTitleMutation,
  removeFromMyListMutation,
  removeWatchingMutation,
  saveWatchingMutation,
  titleStateQuery,
  watchingQuery,
} from './library.ts';
export {
  categoryTitlesQuery,
  downloadsQuery,
  filtersQuery,
  genresQuery,
  genreTitlesQuery,
  listQuery,
  listsQuery,
  titlesQuery,
} from './lists.ts';
export {
  liveQuery,
  liveScheduleQuery,
  livesQuery,
} from './live.ts';
export {
  castQuery,
  castsQuery,
  castTitlesQuery,
} from './people.ts';
export {
  downloadLinksQuery,
  livePlaybackQuery,
  playbackQuery,
} from './playback.ts';
export type { Purchase } from './purchase.ts';
export type { ReadId } from './reads.ts';
export {
  quickSearchQuery,
  searchQuery,
} from './search.ts';
export { send, type Variables } from './send.ts';
export { ghostCheckQuery, userQuery } from './session.ts';
export { loginMutation, logoutMutation, sendCodeMutation } from './sign-in.ts';
export {
  appDetailsQuery,
  categoriesQuery,
  operatorsQuery,
  textPageQuery,
  trustBadgesQuery,
  ussdLinkQuery,
} from './site.ts';
export {
  chargeWalletMutation,
  walletQuery,
} from './wallet.ts';
export type { WriteId } from './writes.ts';
