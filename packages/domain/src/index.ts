export {
  isForKids,
  isKidsFlag,
  type KidsAge,
  type KidsTitleType,
  kidsAge,
  kidsAges,
  kidsTitleTypes,
} from './account/kids-flag.ts';
export { countKidsTime, type KidsMinutes, kidsMinutes, kidsTimeLeft } from './account/kids-time.ts';
export { safeRedirect } from './account/login-redirect.ts';
export { isAllowedMobileKey, type KeyPress } from './account/mobile-keys.ts';
export {
  formatMobile,
  groupPhone,
  isMobile,
  mobileInputMaxLength,
  readMobile,
  stripMobile,
} from './account/mobile-number.ts';
export { codeLength, isCodeComplete, readCode } from './account/one-time-code.ts';
export {
  isActionAllowed,
  isPermitted,
  type Permission,
  permissions,
  type ScopedUser,
} from './account/permission.ts';
export {
  decodeReferral,
  type Referral,
  referralFromCheck,
  referralFromQuery,
  referralToSend,
} from './account/referral.ts';
export {
  formatCountdown,
  resendDelaySeconds,
  secondsUntilResend,
} from './account/resend-countdown.ts';
export {
  decideRoute,
  loginPath,
  type RouteDecision,
  type RouteGuard,
  routeGuards,
} from './account/route-guard.ts';
export {
  chunkReloadGuardSeconds,
  claimReload,
  mayReload,
  type TextStore,
} from './browser/chunk-reload.ts';
export { cookieLifetimes, cookieNames } from './browser/cookies.ts';
export { isListedHost } from './browser/listed-host.ts';
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
} from './browser/loading-bar.ts';
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
  type ScrollPosition,
  scrollEndDelayMs,
  scrollStart,
} from './browser/scroll.ts';
export { storageKeys } from './browser/storage-keys.ts';
export { foldDigits, showDigits } from './language/digits.ts';
export { alphabetOf, initialOf } from './language/initials.ts';
export {
  type Direction,
  defaultLocale,
  directionOf,
  isLocale,
  type Locale,
  locales,
  parseLocale,
} from './language/locale.ts';
export { type Named, nameOf, textIn } from './language/names.ts';
export { formatNumber, formatPercent, formatRating, formatYear } from './language/number.ts';
export {
  foldPersian,
  type HalfSpace,
  searchForms,
  toArabicLetters,
} from './language/persian-folding.ts';
export { langOf, type Phrase, phraseOf } from './language/phrase.ts';
export { type TextRange, termRanges } from './language/term-ranges.ts';
export { gigabyte, megabyte } from './mobile-data/bytes.ts';
export { type CheapHours, cheapHours, type DayHours } from './mobile-data/cheap-hours.ts';
export {
  affordableQuality,
  countDataUse,
  type DataBudget,
  dataBudgets,
  dataUsed,
} from './mobile-data/data-budget.ts';
export {
  bytesAnHour,
  countedBytes,
  type DataRate,
  dataCost,
  heightOf,
  isDataRate,
  promisesHalfPrice,
  qualityWithin,
  type VideoQuality,
  videoBytes,
} from './mobile-data/data-cost.ts';
export { connectionSpeed, downloadMinutes, type Transfer } from './mobile-data/download-time.ts';
export {
  defaultOperatorText,
  largestOperators,
  operatorText,
  showsFullRateTip,
} from './mobile-data/operator-text.ts';
export { formatUssd, readUssd, type Ussd } from './mobile-data/ussd.ts';
export { isAmount } from './money/amount.ts';
export { type AmountText, groupAmount, pasteAmount, typeAmount } from './money/amount-field.ts';
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
} from './money/cart.ts';
export type { CartAnswer, CartRow, FullRateAnswer, ScreeningAnswer } from './money/cart-answer.ts';
export {
  canAddBank,
  chooseBankToAdd,
  type DebitBankOption,
  defaultDebitBank,
  refusedSeriesIds,
} from './money/direct-debit.ts';
export { safePaymentAddress } from './money/payment-address.ts';
export {
  type PlanDiscount,
  type PlanPrice,
  type PricedPlan,
  planPrice,
  vatPercent,
} from './money/plan-price.ts';
export { type LastingPlan, monthPrice, planMonths, sortByValue } from './money/plan-value.ts';
export { maxCharge, quickAmounts, readAmount } from './money/quick-amounts.ts';
export { missingForSale, type Sale, type Shop, saleNeeds, signInNeeds } from './money/sales.ts';
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
} from './money/subscription.ts';
export { formatToman } from './money/toman.ts';
export { readWrittenToman } from './money/written-toman.ts';
export type {
  LivePlaybackAnswer,
  NeighbourAnswer,
  PlaybackAnswer,
} from './playback/playback-answer.ts';
export {
  livePlaybackMedia,
  type NeighbourMedia,
  neighbourMedia,
  type PlaybackMedia,
  type PlaybackPage,
  playbackMedia,
} from './playback/playback-media.ts';
export { type WatchStage, watchStage } from './playback/watch-stage.ts';
export {
  addRecentSearch,
  parseRecentSearches,
  printRecentSearches,
  recentSearchesMax,
  removeRecentSearch,
} from './search/recent-searches.ts';
export {
  maySearch,
  maySearchQuickly,
  quickSearchMoreThan,
  readSearchTerm,
  searchMoreThan,
  searchPath,
  searchTermMaxLength,
} from './search/search-term.ts';
export { formatDuration, formatShortDuration } from './time/duration.ts';
export { elapsedFraction } from './time/elapsed-fraction.ts';
export { formatForeignDate } from './time/foreign-date.ts';
export { formatRelative } from './time/relative-time.ts';
export { formatDate, formatDay } from './time/tehran-date.ts';
export { formatShortDate, lastMonths, type Month, monthOf } from './time/tehran-month.ts';
export { formatTimeOfDay, type Moment } from './time/tehran-time.ts';
export { countActionBlocks, type VisibleActions } from './titles/action-blocks.ts';
export {
  type ContentFilter,
  defaultContentFilter,
  parseContentFilter,
  printContentFilter,
} from './titles/content-filter.ts';
export {
  customEpisodeName,
  customSeasonName,
  formatEpisode,
  formatEpisodePosition,
  formatShortEpisodePosition,
  type PositionInSeries,
} from './titles/episode-name.ts';
export { type CartFiles, hasFileToPlay } from './titles/file-to-play.ts';
export type { Screening, Ticket, TicketSale } from './titles/screening.ts';
export {
  decideTitle,
  type TitleAction,
  type TitleDecision,
  type TitleDecisionInput,
  type TitleWatch,
} from './titles/title-decision.ts';
export type { DownloadChoice, TitleDownloads } from './titles/title-downloads.ts';
export {
  type EpisodeOf,
  joinPositionAndName,
  type MaybeEpisode,
  titleLines,
} from './titles/title-lines.ts';
export type { TitleOffer } from './titles/title-offers.ts';
export { formatTitleYears, type TitleYears } from './titles/title-years.ts';
