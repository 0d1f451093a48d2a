import type { Locale } from '@parde/domain';

/** Texts of watching. */
export interface WordsOfWatching {
  readonly watchFilm: string;
  readonly goOnWatching: string;
  readonly becauseWatched: RegExp;
  readonly pause: string;
  readonly nextEpisode: string;
  readonly previousEpisode: string;
  readonly playerSettings: string;
  readonly backToSettings: string;
  readonly quality: string;
  readonly subtitles: string;
  readonly subscribeToWatch: string;
  readonly player: string;
}

export const wordsOfWatching: Readonly<Record<Locale, WordsOfWatching>> = {
  fa: {
    watchFilm: 'تماشا',
    goOnWatching: 'ادامهٔ تماشا',
    becauseWatched: /^چون «.+» را تماشا کردید$/,
    pause: 'مکث',
    nextEpisode: 'قسمت بعد',
    previousEpisode: 'قسمت قبل',
    playerSettings: 'تنظیمات پخش',
    backToSettings: 'بازگشت به تنظیمات',
    quality: 'کیفیت',
    subtitles: 'زیرنویس',
    subscribeToWatch: 'برای تماشا اشتراک بگیرید',
    player: 'پخش‌کننده',
  },
  en: {
    watchFilm: 'Watch',
    goOnWatching: 'Continue watching',
    becauseWatched: /^Because you watched “.+”$/,
    pause: 'Pause',
    nextEpisode: 'Next episode',
    previousEpisode: 'Previous episode',
    playerSettings: 'Playback settings',
    backToSettings: 'Back to settings',
    quality: 'Quality',
    subtitles: 'Subtitles',
    subscribeToWatch: 'Subscribe to watch',
    player: 'Player',
  },
};
