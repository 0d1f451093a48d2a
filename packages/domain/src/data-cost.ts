// In figures: bundlers drop them where nobody uses them.
export const megabyte = 1_048_576;
export const gigabyte = 1_073_741_824;

export const dataRates = ['full', 'half', 'free'] as const;
export type DataRate = (typeof dataRates)[number];

/** What an operator counts of each byte. */
const shares: Readonly<Record<DataRate, number>> = { full: 1, half: 0.5, free: 0 };

/** A later contract may have rates that say nothing here. */
export function isDataRate(rate: string): rate is DataRate {
  return dataRates.some((each) => each === rate);
}

export function countedBytes(bytes: number, rate: DataRate): number {
  return amountOf(bytes * shares[rate]);
}

/** Untrusted numbers, as JSON and clocks give them: what is no amount is nothing. */
function amountOf(bytes: number): number {
  return Number.isFinite(bytes) && bytes > 0 ? bytes : 0;
}

/** «نیم‌بها», however it is spelt. */
const halfPrice = /نیم[\u200c\s]?بها|half[\s-]price/iu;

/** Then it is news. */
const denied = /نمی|نیست|ندار|بدون|به‌?جز|\b(?:no|not|never|without|except)\b|n[’']t\b/iu;

/** Whether a server's words promise data at half price: who sees their own price need not read them. */
export function tellsHalfPrice(words: string): boolean {
  return halfPrice.test(words) && !denied.test(words);
}

export const videoQualities = ['480p', '720p', '1080p', '2160p'] as const;
export type VideoQuality = (typeof videoQualities)[number];

/** What an hour takes, about: 600 and 1,100 MB, 2.4 and 7 GB. */
export const bytesAnHour: Readonly<Record<VideoQuality, number>> = {
  '480p': 629_145_600,
  '720p': 1_153_433_600,
  '1080p': 2_576_980_378,
  '2160p': 7_516_192_768,
};

export function heightOf(quality: VideoQuality): number {
  return Number.parseInt(quality, 10);
}

/** The best that is no higher, or else the lowest. */
export function qualityWithin(height: number): VideoQuality {
  return videoQualities.findLast((quality) => heightOf(quality) <= height) ?? '480p';
}

export function videoBytes(minutes: number, quality: VideoQuality): number {
  return amountOf((bytesAnHour[quality] * minutes) / 60);
}

/** A price is about: nobody reads single toman. */
const roundTo = 100;

/** In toman; undefined where nobody has said what a gigabyte costs. */
export function dataCost(
  bytes: number,
  rate: DataRate,
  tomanPerGigabyte: number | undefined,
): number | undefined {
  if (rate === 'free') return 0;
  if (tomanPerGigabyte === undefined) return undefined;
  const toman = (countedBytes(bytes, rate) / gigabyte) * tomanPerGigabyte;
  // A size or a price that is none.
  if (!Number.isFinite(bytes) || !Number.isFinite(toman) || toman < 0) return undefined;
  return Math.max(roundTo, Math.round(toman / roundTo) * roundTo);
}
