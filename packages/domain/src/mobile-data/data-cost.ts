import { gigabyte } from './bytes.ts';

export const dataRates = ['full', 'half', 'free'] as const;
export type DataRate = (typeof dataRates)[number];

/** The share of each byte that an operator counts. */
const shares: Readonly<Record<DataRate, number>> = { full: 1, half: 0.5, free: 0 };

/** True for a known rate. A later contract may have rates that this code does not know. */
export function isDataRate(rate: string): rate is DataRate {
  return dataRates.some((each) => each === rate);
}

export function countedBytes(bytes: number, rate: DataRate): number {
  return amountOf(bytes * shares[rate]);
}

/** Returns 0 for an invalid amount, because numbers from JSON and from clocks are untrusted. */
function amountOf(bytes: number): number {
  return Number.isFinite(bytes) && bytes > 0 ? bytes : 0;
}

/** Matches «نیم‌بها» in every spelling. */
const halfPrice = /نیم[\u200c\s]?بها|half[\s-]price/iu;

/** Matches a negation. A message that denies half price must still be shown. */
const denied = /نمی|نیست|ندار|بدون|به‌?جز|\b(?:no|not|never|without|except)\b|n[’']t\b/iu;

/** True if a server's message promises data at half price. Viewers who see their own price do not need that message. */
export function promisesHalfPrice(text: string): boolean {
  return halfPrice.test(text) && !denied.test(text);
}

export const videoQualities = ['480p', '720p', '1080p', '2160p'] as const;
export type VideoQuality = (typeof videoQualities)[number];

/** The approximate size of an hour: 600 and 1,100 MB, 2.4 and 7 GB. */
export const bytesAnHour: Readonly<Record<VideoQuality, number>> = {
  '480p': 629_145_600,
  '720p': 1_153_433_600,
  '1080p': 2_576_980_378,
  '2160p': 7_516_192_768,
};

export function heightOf(quality: VideoQuality): number {
  return Number.parseInt(quality, 10);
}

/** Returns the best quality that is not above the height, or else the lowest. */
export function qualityWithin(height: number): VideoQuality {
  return videoQualities.findLast((quality) => heightOf(quality) <= height) ?? '480p';
}

export function videoBytes(minutes: number, quality: VideoQuality): number {
  return amountOf((bytesAnHour[quality] * minutes) / 60);
}

/** Prices are approximate, so they are rounded to 100 toman. */
const roundTo = 100;

/** Returns the cost in toman. Undefined if the price of a gigabyte is unknown. */
export function dataCost(
  bytes: number,
  rate: DataRate,
  tomanPerGigabyte: number | undefined,
): number | undefined {
  if (rate === 'free') return 0;
  if (tomanPerGigabyte === undefined) return undefined;
  const toman = (countedBytes(bytes, rate) / gigabyte) * tomanPerGigabyte;
  // The size or the price is invalid.
  if (!Number.isFinite(bytes) || !Number.isFinite(toman) || toman < 0) return undefined;
  return Math.max(roundTo, Math.round(toman / roundTo) * roundTo);
}
