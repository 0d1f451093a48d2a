export {
  chunkReloadGuardSeconds,
  claimReload,
  mayReload,
  type TextStore,
} from './chunk-reload.ts';
export {
  type ContentFilter,
  defaultContentFilter,
  parseContentFilter,
  printContentFilter,
} from './content-filter.ts';
export { cookieLifetimes, cookieNames } from './cookies.ts';
export { foldDigits, showDigits } from './digits.ts';
export { formatDuration } from './duration.ts';
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
export {
  isMobile,
  mobileInputMaxLength,
  readMobile,
  showMobile,
  stripMobile,
} from './mobile-number.ts';
export { formatNumber, formatYear } from './number.ts';
export { codeLength, isCodeComplete, readCode } from './one-time-code.ts';
export {
  decodeReferral,
  type Referral,
  referralFromCheck,
  referralFromQuery,
  referralToSend,
} from './referral.ts';
export { formatCountdown, resendDelaySeconds, secondsUntilResend } from './resend-countdown.ts';
export { storageKeys } from './storage-keys.ts';
export { formatDate, formatRelative, formatTimeOfDay, type Moment } from './tehran-time.ts';
export { formatToman } from './toman.ts';
