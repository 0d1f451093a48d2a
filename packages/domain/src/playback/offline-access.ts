/** A viewer's clock may be slightly wrong without any bad intention. */
const toleranceMs = 60 * 60 * 1000;

export type OfflineAccess =
  | 'open'
  /** The subscription has ended, or the hours of the screening are over. */
  | 'ended'
  /** The device's clock showed a later time before, so without a server it is unknown whether the access has ended. */
  | 'clock';

/** Decides whether a title that is saved on a device can be played there now. Times are in milliseconds. */
export function offlineAccess({
  until,
  now,
  latest,
}: {
  /** ISO 8601. Null means no end. An unreadable time counts as ended. */
  readonly until: string | null;
  readonly now: number;
  /** The latest time that the device's clock is known to have shown. */
  readonly latest: number;
}): OfflineAccess {
  if (until === null) return 'open';
  const end = Date.parse(until);
  if (!(now < end)) return 'ended';
  return latest >= end || now < latest - toleranceMs ? 'clock' : 'open';
}
