/** A viewer may set a clock a little wrong without wanting anything. */
const toleranceMs = 60 * 60 * 1000;

export type OfflineAccess =
  | 'open'
  /** The subscription or the screening's hours are over. */
  | 'ended'
  /** The device's clock was later before: without a server nobody can say whether it is over. */
  | 'clock';

/** Whether a title that is kept on a device plays there now. Times are in milliseconds. */
export function offlineAccess({
  until,
  now,
  latest,
}: {
  /** ISO 8601; null is without end. One that cannot be read is over. */
  readonly until: string | null;
  readonly now: number;
  /** The latest time that the device is known to have had. */
  readonly latest: number;
}): OfflineAccess {
  if (until === null) return 'open';
  const end = Date.parse(until);
  if (!(now < end)) return 'ended';
  return latest >= end || now < latest - toleranceMs ? 'clock' : 'open';
}
