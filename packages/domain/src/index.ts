export { countActionBlocks, type VisibleActions } from './action-blocks.ts';
export { isAmount } from './amount.ts';
export { type AmountText, groupAmount, pasteAmount, typeAmount } from './amount-field.ts';
export {
  addToCart,
  type CartChange,
  type CartItem,
  type CartRefusal,
  emptyCart,
  type LocalCart,
  maxCartItems,
  parseCart,
  printCart,
  removeFromCart,
  replaceInCart,
} from './cart.ts';
export type { CartAnswer, CartRow, FullRateAnswer, ScreeningAnswer } from './cart-answer.ts';
export { type CheapHours, cheapHours, type DayHours } from './cheap-hours.ts';
export {
  chunkReloadGuardSeconds,
  claimReload,
  mayReload,
  type TextStore,
} from './chunk-reload.ts';
export { advertisedEpisodes } from './claims.ts';
export {
  type ContentFilter,
  defaultContentFilter,
  parseContentFilter,
  printContentFilter,
} from './content-filter.ts';
export { cookieLifetimes, cookieNames } from './cookies.ts';
export {
  affordableQuality,
  countDataUse,
  type DataBudget,
  dataBudgets,
  dataUsed,
} from './data-budget.ts';
export {
  bytesAnHour,
  countedBytes,
  type DataRate,
  dataCost,
  gigabyte,
  heightOf,
  isDataRate,
  megabyte,
  promisesHalfPrice,
  qualityWithin,
  type VideoQuality,
  videoBytes,
} from './data-cost.ts';
export { foldDigits, showDigits } from './digits.ts';
export {
  canAddBank,
  chooseBankToAdd,
  type DebitBankOption,
  defaultDebitBank,
  refusedSeriesIds,
} from './direct-debit.ts';
export { connectionSpeed, downloadMinutes, type Transfer } from './download-time.ts';
export { formatDuration, formatShortDuration } from './duration.ts';
export { elapsedFraction } from './elapsed-fraction.ts';
export {
  customEpisodeName,
  customSeasonName,
  formatEpisode,
  formatEpisodePosition,
  formatShortEpisodePosition,
  type PositionInSeries,
} from './episode-name.ts';
export { formatForeignDate } from './foreign-date.ts';
export { alphabetOf, initialOf } from './initials.ts';
export {
  isForKids,
  isKidsFlag,
  type KidsAge,
  type KidsTitleType,
  kidsAge,
  kidsAges,
  kidsTitleTypes,
} from './kids-flag.ts';
export { countKidsTime, type KidsMinutes, kidsMinutes, kidsTimeLeft } from './kids-time.ts';
export { isListedHost } from './listed-host.ts';
export {
  finishLoading,
  idleLoadingBar,
  type LoadingBar,
  type LoadingBarView,
  loadingBarDurationMs,
  loadingBarHideDelayMs,
  loadingBarLimit,
  loadingBarThrottleMs,
  msUntilLoadingBarChange,
  startLoading,
  viewLoadingBar,
} from './loading-bar.ts';
export {
  type Direction,
  defaultLocale,
  directionOf,
  isLocale,
  type Locale,
  locales,
  parseLocale,
} from './locale.ts';
export { safeRedirect } from './login-redirect.ts';
export { isAllowedMobileKey, type KeyPress } from './mobile-keys.ts';
export {
  formatMobile,
  groupPhone,
  isMobile,
  mobileInputMaxLength,
  readMobile,
  stripMobile,
} from './mobile-number.ts';
export { type Named, nameOf, textIn } from './names.ts';
export { formatNumber, formatPercent, formatRating, formatYear } from './number.ts';
export { type OfflineAccess, offlineAccess } from './offline-access.ts';
export { codeLength, isCodeComplete, readCode } from './one-time-code.ts';
export {
  defaultOperatorText,
  largestOperators,
  operatorText,
  showsFullRateTip,
} from './operator-text.ts';
export { safePaymentAddress } from './payment-address.ts';
export {
  isActionAllowed,
  isPermitted,
  type Permission,
  permissions,
  type ScopedUser,
} from './permission.ts';
export { foldPersian, type HalfSpace, searchForms, toArabicLetters } from './persian-folding.ts';
export { langOf, type Phrase, phraseOf } from './phrase.ts';
export {
  type PlanDiscount,
  type PlanPrice,
  type PricedPlan,
  planPrice,
  vatPercent,
} from './plan-price.ts';
export { type LastingPlan, monthPrice, planMonths, sortByValue } from './plan-value.ts';
export type {
  LivePlaybackAnswer,
  NeighbourAnswer,
  PlaybackAnswer,
} from './playback-answer.ts';
export {
  livePlaybackMedia,
  type NeighbourMedia,
  neighbourMedia,
  type PlaybackMedia,
  type PlaybackPage,
  playbackMedia,
} from './playback-media.ts';
export { maxCharge, quickAmounts, readAmount } from './quick-amounts.ts';
export {
  addRecentSearch,
  parseRecentSearches,
  printRecentSearches,
  recentSearchesMax,
  removeRecentSearch,
} from './recent-searches.ts';
export {
  decodeReferral,
  type Referral,
  referralFromCheck,
  referralFromQuery,
  referralToSend,
} from './referral.ts';
export { formatRelative } from './relative-time.ts';
export { formatCountdown, resendDelaySeconds, secondsUntilResend } from './resend-countdown.ts';
export {
  decideRoute,
  loginPath,
  type RouteDecision,
  type RouteGuard,
  routeGuards,
} from './route-guard.ts';
export type { Screening, Ticket, TicketSale } from './screening.ts';
export {
  dragScrollThreshold,
  followScroll,
  footerHidesWithin,
  type HeaderStage,
  headerCollapsesAt,
  headerFixesAt,
  headerStage,
  isDrag,
  isFooterHidden,
  isScrollOver,
  type ScrollPosition,
  scrollEndDelayMs,
  scrollStart,
} from './scroll.ts';
export {
  maySearch,
  maySearchQuickly,
  quickSearchMoreThan,
  readSearchTerm,
  searchMoreThan,
  searchPath,
  searchTermMaxLength,
} from './search-term.ts';
export { storageKeys } from './storage-keys.ts';
export {
  type AssumptionRule,
  assumedSubscription,
  assumesSubscription,
  noSubscription,
  readSubscription,
  type Subscription,
  type SubscriptionAnswer,
  type SubscriptionStatus,
  subscriptionStatus,
} from './subscription.ts';
export { formatDate, formatDay } from './tehran-date.ts';
export { formatTimeOfDay, type Moment } from './tehran-time.ts';
export { type TextRange, termRanges } from './term-ranges.ts';
export {
  decideTitle,
  type TitleAction,
  type TitleDecision,
  type TitleDecisionInput,
  type TitleWatch,
} from './title-decision.ts';
export type { DownloadChoice, TitleDownloads } from './title-downloads.ts';
export {
  type EpisodeOf,
  joinPositionAndName,
  type MaybeEpisode,
  titleLines,
} from './title-lines.ts';
export type { TitleOffer } from './title-offers.ts';
export { formatTitleYears, type TitleYears } from './title-years.ts';
export { formatToman } from './toman.ts';
export { formatUssd, readUssd, type Ussd } from './ussd.ts';
export { type WatchStage, watchStage } from './watch-stage.ts';
export { readWrittenToman } from './written-toman.ts';
