import { foldDigits } from '../language/digits.ts';
import type { Locale } from '../language/locale.ts';
import { formatNumber } from '../language/number.ts';

/** The position of an episode in its series. Null if the server does not send it. */
export interface PositionInSeries {
  /** 0 contains the specials, which belong to no season. */
  readonly season?: number | null | undefined;
  readonly number?: number | null | undefined;
}

const words = {
  fa: { season: 'فصل ', specials: 'ویژه‌ها', episode: 'قسمت ', and: '، ' },
  en: { season: 'season ', specials: 'specials', episode: 'episode ', and: ', ' },
} as const satisfies Record<Locale, unknown>;

/**
 * Returns «فصل ۲، قسمت ۵», “Season 2, episode 5”. Episodes outside the seasons are specials. Undefined if the server
 * sends no numbers.
 */
export function formatEpisodePosition(
  position: PositionInSeries,
  locale: Locale,
): string | undefined {
  const text = partsOf(position, locale).join(words[locale].and);
  return text === '' ? undefined : text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the position for a narrow layout: “S2 E5”. The Persian text is short enough already. */
export function formatShortEpisodePosition(
  position: PositionInSeries,
  locale: Locale,
): string | undefined {
  const { season, number } = position;
  return locale === 'en' && season && number
    ? `S${season} E${number}`
    : formatEpisodePosition(position, locale);
}

/** Returns a text that identifies an episode: “Haj Reza’s Coffee House, season 2, episode 5”. */
export function formatEpisode(series: string, position: PositionInSeries, locale: Locale): string {
  return [series, ...partsOf(position, locale)].join(words[locale].and);
}

/**
 * Returns the name of an episode, or undefined if the name only repeats its number: «قسمت ۵», «فصل ۲، قسمت ۵»,
 * “Episode 5” or “5”.
 */
export function customEpisodeName(name: string, position: PositionInSeries): string | undefined {
  const [, season, number] = numbered.exec(foldDigits(name).trim()) ?? [];
  if (number === undefined) return name === '' ? undefined : name;
  const matchesPosition =
    Number(number) === position.number &&
    (season === undefined || Number(season) === position.season);
  return matchesPosition ? undefined : name;
}

const ordinals: readonly (readonly string[])[] = [
  ['اول', 'یکم', 'one'],
  ['دوم', 'two'],
  ['سوم', 'three'],
  ['چهارم', 'four'],
  ['پنجم', 'five'],
  ['ششم', 'six'],
  ['هفتم', 'seven'],
  ['هشتم', 'eight'],
  ['نهم', 'nine'],
  ['دهم', 'ten'],
  ['یازدهم', 'eleven'],
  ['دوازدهم', 'twelve'],
];

/**
 * Returns the name of a season, or undefined if the name only repeats its number: «فصل اول», «فصل ۱», “Season one” or
 * “Season 1”.
 */
export function customSeasonName(name: string, season: number): string | undefined {
  const folded = foldDigits(name).trim().toLowerCase();
  if (folded === '') return undefined;
  const [, of] = /^(?:فصل|season)[\s\u200c]+(\S+)$/.exec(folded) ?? [];
  const isOfNumber = of === String(season) || ordinals[season - 1]?.includes(of ?? '') === true;
  return isOfNumber ? undefined : name;
}

/** An optional season, and a number that follows a noun, is part of S02E05, or is alone. */
const numbered =
  /^(?:(?:فصل|season|s)[\s\u200c]*(\d{1,4})[\s،,.·:/–—-]*)?(?:(?:قسمت|اپ[یي]زود|episode|ep\.?|e)[\s\u200c]*)?(\d{1,5})$/i;

function partsOf({ season, number }: PositionInSeries, locale: Locale): string[] {
  const unitNames = words[locale];
  const parts: string[] = [];
  if (season === 0) parts.push(unitNames.specials);
  else if (isCount(season)) parts.push(unitNames.season + formatNumber(season, locale));
  if (isCount(number)) parts.push(unitNames.episode + formatNumber(number, locale));
  return parts;
}

const isCount = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;
