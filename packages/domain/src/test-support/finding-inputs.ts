import * as rules from '../index.ts';
import type { RuleInputs, RuleName } from './rule-inputs.ts';

const { locales } = rules;

/** Inputs for the rules that search and compare: terms, letters, seasons, files and plans. */
export const findingInputs: { readonly [Name in RuleName]?: RuleInputs } = {
  sortByValue: {
    number: (number) => rules.sortByValue([['m1', { toman: number, days: number }]]).best ?? '',
  },
  downloadMinutes: {
    number: (number) => [rules.downloadMinutes(number, 8), rules.downloadMinutes(1e9, number)],
    mayReturnUndefined: true,
  },
  formatRating: {
    number: (average) => locales.map((locale) => rules.formatRating(average, locale)),
  },
  formatShortDuration: {
    number: (minutes) => locales.map((locale) => rules.formatShortDuration(minutes, locale)),
  },
  formatShortEpisodePosition: {
    mayReturnUndefined: true,
    number: (number) =>
      locales.map((locale) => rules.formatShortEpisodePosition({ season: number, number }, locale)),
  },
  initialOf: {
    text: (text) => locales.map((locale) => rules.initialOf(text, locale) ?? ''),
  },
  connectionSpeed: {
    number: (number) =>
      rules.connectionSpeed(number, [{ bytes: number, milliseconds: number }]) ??
      rules.connectionSpeed(undefined, [{ bytes: number, milliseconds: 500 }]),
    mayReturnUndefined: true,
  },
  monthPrice: {
    number: (number) => rules.monthPrice({ toman: number, days: number }),
    mayReturnUndefined: true,
  },
  customSeasonName: {
    text: (text) => rules.customSeasonName(text, 1),
    number: (season) => rules.customSeasonName('فصل ۲', season),
    mayReturnUndefined: true,
  },
  planMonths: { number: rules.planMonths, mayReturnUndefined: true },
  removeRecentSearch: { text: (text) => rules.removeRecentSearch([text, 'پرده'], text) },
  termRanges: {
    text: (text) => [rules.termRanges(text, text), rules.termRanges('پرده', text)],
  },
};
