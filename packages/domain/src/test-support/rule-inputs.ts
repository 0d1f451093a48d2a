import * as rules from '../index.ts';
import { createAnswer, fullRate, inHours, now } from './cart-answers.ts';
import { countedInputs } from './counted-inputs.ts';
import { findingInputs } from './finding-inputs.ts';
import { createItem } from './items.ts';
import { namingInputs } from './naming-inputs.ts';

/** A function that the package exports. */
export type RuleName = keyof typeof rules;

/** Calls a rule with a hostile text or number for each argument of that type. */
export interface RuleInputs {
  readonly text?: (text: string) => unknown;
  readonly number?: (number: number) => unknown;
  /** True if the rule returns undefined to refuse an input. */
  readonly mayReturnUndefined?: true;
}

const { locales } = rules;

const inBoth = (show: (locale: rules.Locale) => unknown) => locales.map(show);

const anyMoment = (show: (moment: rules.Moment, locale: rules.Locale) => unknown) => {
  const inEach = (moment: rules.Moment) => inBoth((locale) => show(moment, locale));
  return { text: inEach, number: inEach };
};

const storeWith = (text: string | null): rules.TextStore => ({
  getItem: () => text,
  setItem: () => {},
});

const bar = (time: number): rules.LoadingBar => ({
  pending: time,
  startedAt: time,
  finishedAt: time,
});

const itemOf = (text: string) =>
  createItem({ itemid: text, size: text, name: text, quality: text, id: text, type: text });

const discountOf = (number: number): rules.PlanDiscount => ({
  discount_percent: number,
  discount_price: number,
  discount_day: number,
});

/** Decides on an answer with the text in every text field and the number in every number field. */
function decideOn(text: string, number: number, pass: boolean): rules.TitleDecision {
  const cart = createAnswer({
    downloads: [itemOf(text), createItem({ amount: number })],
    presale: true,
    presale_date: text,
    pass,
    screening: {
      ekran: true,
      ekran_period_end: text,
      ekran_hour: number,
      ekran_owned: true,
      owned_period_end: text,
      ekran_id: text,
    },
    ussd: text,
    fullrate_data: { ...fullRate, message: text, title_fa: text, title_en: text },
    show_buy: true,
    notes: [text],
    price: number,
    release_date: text,
  });
  return rules.decideTitle({ cart, subscription: { subscribed: false }, now, access: text });
}

/** Every rule that takes text or numbers from outside, sorted by name. */
export const ruleInputs: Partial<Record<RuleName, RuleInputs>> = {
  addRecentSearch: { text: (text) => rules.addRecentSearch([text, 'پرده'], text) },
  addToCart: {
    text: (text) => rules.addToCart(rules.emptyCart, itemOf(text)),
    number: (amount) => rules.addToCart(rules.emptyCart, createItem({ amount })),
  },
  assumesSubscription: {
    text: (text) => rules.assumesSubscription({ assumed: true, exceptHosts: [text] }, text),
  },
  claimReload: {
    text: (text) => rules.claimReload(storeWith(text), 1_000_000),
    number: (now) => rules.claimReload(storeWith(String(now)), now),
  },
  decideRoute: {
    text: (text) => [
      ...rules.routeGuards.map((guard) => rules.decideRoute(guard, false, text)),
      rules.decideRoute(text, true, text),
    ],
  },
  decideTitle: {
    text: (text) => [decideOn(text, 8, false), decideOn(text, 8, true)],
    number: (number) => [decideOn(inHours(1), number, false), decideOn(inHours(-1), number, true)],
  },
  chooseBankToAdd: {
    text: (text) => rules.chooseBankToAdd([{ id: text }], [], text),
    mayReturnUndefined: true,
  },
  canAddBank: { text: (text) => rules.canAddBank({ id: text }, [text]) },
  decodeReferral: { text: rules.decodeReferral, mayReturnUndefined: true },
  finishLoading: {
    number: (time) => rules.viewLoadingBar(rules.finishLoading(bar(time), 0), time),
  },
  foldDigits: { text: rules.foldDigits },
  foldPersian: { text: (text) => rules.foldPersian(text) },
  followScroll: {
    number: (y) => [
      rules.followScroll(rules.scrollStart, y).y,
      rules.followScroll({ y: 50, direction: 'down' }, 60, y).y,
      rules.followScroll({ y, direction: 'down' }, 60, 5000).y,
    ],
  },
  formatCountdown: { number: (left) => inBoth((locale) => rules.formatCountdown(left, locale)) },
  formatDate: anyMoment(rules.formatDate),
  formatDay: anyMoment(rules.formatDay),
  formatShortDate: anyMoment(rules.formatShortDate),
  lastMonths: { number: (now) => inBoth((locale) => rules.lastMonths(2, now, locale)) },
  monthOf: anyMoment(rules.monthOf),
  formatDuration: {
    number: (minutes) => inBoth((locale) => rules.formatDuration(minutes, locale)),
  },
  formatEpisode: {
    text: (text) => inBoth((locale) => rules.formatEpisode(text, { season: 1, number: 2 }, locale)),
    number: (number) =>
      inBoth((locale) => rules.formatEpisode('قنات', { season: number, number }, locale)),
  },
  formatEpisodePosition: {
    mayReturnUndefined: true,
    number: (number) =>
      inBoth((locale) => rules.formatEpisodePosition({ season: number, number }, locale)),
  },
  formatForeignDate: {
    text: (text) => inBoth((locale) => rules.formatForeignDate(text, locale)),
    number: (time) => inBoth((locale) => rules.formatForeignDate(time, locale)),
  },
  formatNumber: { number: (value) => inBoth((locale) => rules.formatNumber(value, locale)) },
  formatRelative: {
    text: (text) => inBoth((locale) => rules.formatRelative(text, text, locale)),
    number: (time) =>
      inBoth((locale) => [
        rules.formatRelative(time, 0, locale),
        rules.formatRelative(0, time, locale),
      ]),
  },
  formatTimeOfDay: {
    text: (text) => inBoth((locale) => rules.formatTimeOfDay(text, locale)),
    number: (time) => inBoth((locale) => rules.formatTimeOfDay(time, locale)),
  },
  formatPercent: { number: (share) => inBoth((locale) => rules.formatPercent(share, locale)) },
  formatToman: { number: (amount) => inBoth((locale) => rules.formatToman(amount, locale)) },
  formatTitleYears: {
    mayReturnUndefined: true,
    number: (year) => inBoth((locale) => rules.formatTitleYears({ year, last_year: null }, locale)),
  },
  formatYear: { number: (year) => inBoth((locale) => rules.formatYear(year, locale)) },
  headerStage: { number: rules.headerStage },
  isAllowedMobileKey: { text: (key) => rules.isAllowedMobileKey({ key }) },
  isAmount: { text: rules.isAmount, number: rules.isAmount },
  isCodeComplete: { text: rules.isCodeComplete },
  isDrag: { number: (place) => [rules.isDrag(place, 0), rules.isDrag(0, place)] },
  isFooterHidden: {
    number: (y) => [
      rules.isFooterHidden(y, 800, 3000),
      rules.isFooterHidden(0, y, 3000),
      rules.isFooterHidden(0, 800, y),
    ],
  },
  isLocale: { text: rules.isLocale, number: rules.isLocale },
  ...countedInputs,
  ...findingInputs,
  ...namingInputs,
  kidsAge: { text: rules.kidsAge, mayReturnUndefined: true },
  isKidsFlag: { text: (text) => rules.isKidsFlag(text) },
  isForKids: {
    text: (text) => rules.isForKids(text, 7),
    number: (age) => rules.isForKids(age, 12),
  },
  isListedHost: { text: (text) => rules.isListedHost(text, ['parde.example', text]) },
  isMobile: { text: rules.isMobile },
  isPermitted: { text: (text) => rules.isPermitted({ scope: ['watch', text] }, text) },
  isActionAllowed: { text: (text) => rules.isActionAllowed({ scope: [text] }, 'watch') },
  msUntilLoadingBarChange: {
    number: (time) => rules.msUntilLoadingBarChange(bar(time), 0),
    mayReturnUndefined: true,
  },
  loginPath: { text: rules.loginPath },
  mayReload: {
    text: (text) => rules.mayReload(text, 1_000_000),
    number: (now) => [rules.mayReload('1000000', now), rules.mayReload(String(now), now)],
  },
  maySearch: { text: rules.maySearch },
  maySearchQuickly: { text: rules.maySearchQuickly },
  operatorText: { text: (text) => inBoth((locale) => rules.operatorText(text, locale)) },
  parseCart: { text: rules.parseCart },
  parseContentFilter: { text: rules.parseContentFilter },
  parseLocale: { text: rules.parseLocale },
  parseRecentSearches: { text: rules.parseRecentSearches },
  planPrice: {
    number: (number) => [
      rules.planPrice({ toman: number }),
      rules.planPrice({ toman: 60_000, discount: discountOf(number) }),
    ],
  },
  printCart: {
    text: (text) => rules.printCart(rules.addToCart(rules.emptyCart, itemOf(text)).cart),
    number: (amount) =>
      rules.printCart(rules.addToCart(rules.emptyCart, createItem({ amount })).cart),
  },
  groupAmount: { text: (text) => inBoth((locale) => rules.groupAmount(text, locale)) },
  groupPhone: { text: rules.groupPhone },
  pasteAmount: {
    text: (text) =>
      inBoth((locale) => rules.pasteAmount(text, { text, start: 0, end: text.length }, locale)),
    number: (place) =>
      rules.pasteAmount('1', { text: '1,000', start: place, end: place }, 'en').text,
  },
  printContentFilter: {
    number: (value) =>
      rules.printContentFilter({ age: value, lang: value, country: value, f_type: value }),
  },
  printRecentSearches: { text: (text) => rules.printRecentSearches([text, text, 'پرده']) },
  readAmount: { text: rules.readAmount, mayReturnUndefined: true },
  readCode: { text: rules.readCode },
  customEpisodeName: {
    mayReturnUndefined: true,
    text: (text) => rules.customEpisodeName(text, { season: 1, number: 2 }),
    number: (number) => rules.customEpisodeName('قسمت ۲', { season: number, number }),
  },
  readMobile: { text: rules.readMobile },
  readWrittenToman: { text: rules.readWrittenToman, mayReturnUndefined: true },
  readSearchTerm: { text: rules.readSearchTerm },
  readSubscription: {
    number: (number) => [
      rules.readSubscription({ subscription: number }),
      rules.readSubscription({ subscription: 1, days_period_to_end: number }),
    ],
  },
  readUssd: { text: rules.readUssd, mayReturnUndefined: true },
  referralFromCheck: {
    text: (text) => rules.referralFromCheck(text, undefined),
    number: (ref) => rules.referralFromCheck(ref, undefined),
    mayReturnUndefined: true,
  },
  referralFromQuery: { text: rules.referralFromQuery, mayReturnUndefined: true },
  referralToSend: { text: rules.referralToSend },
  removeFromCart: { text: (text) => rules.removeFromCart(rules.parseCart(text), text) },
  replaceInCart: {
    text: (text) => rules.replaceInCart(rules.parseCart(text), text, itemOf(text)),
    number: (amount) => rules.replaceInCart(rules.emptyCart, 'a', createItem({ amount })),
  },
  refusedSeriesIds: { text: (text) => rules.refusedSeriesIds({ [text]: text }, [text]) },
  safePaymentAddress: {
    text: (text) => rules.safePaymentAddress(text, ['bank.test', text]),
    mayReturnUndefined: true,
  },
  safeRedirect: { text: rules.safeRedirect, mayReturnUndefined: true },
  searchForms: { text: rules.searchForms },
  searchPath: { text: rules.searchPath },
  secondsUntilResend: {
    number: (time) => [
      rules.secondsUntilResend(time, 0),
      rules.secondsUntilResend(0, time),
      rules.secondsUntilResend(0, 0, time),
    ],
  },
  showDigits: { text: (text) => inBoth((locale) => rules.showDigits(text, locale)) },
  formatMobile: { text: rules.formatMobile },
  showsFullRateTip: {
    text: (text) => rules.showsFullRateTip({ subscribed: true }, text, [text]),
  },
  formatUssd: { text: (code) => inBoth((locale) => rules.formatUssd({ code }, locale)) },
  startLoading: { number: (time) => rules.viewLoadingBar(rules.startLoading(bar(time), 0), time) },
  stripMobile: { text: rules.stripMobile },
  subscriptionStatus: {
    number: (days) =>
      rules.subscriptionStatus(
        rules.readSubscription({ subscription: 1, days_period_to_end: days }),
      ),
  },
  toArabicLetters: { text: rules.toArabicLetters },
  typeAmount: {
    text: (text) =>
      inBoth((locale) => rules.typeAmount({ text, caret: text.length }, `${text},`, { locale })),
    number: (caret) => rules.typeAmount({ text: '1000', caret }, '1,000', { locale: 'en' }).text,
  },
  viewLoadingBar: {
    number: (time) => [rules.viewLoadingBar(bar(time), 0), rules.viewLoadingBar(bar(0), time)],
  },
};
