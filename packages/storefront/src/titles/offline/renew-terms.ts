import type { TitleOfflineTerms } from '@parde/api-client';
import { isConnected } from '../../app/connection.ts';
import { correctClock, timeNow } from './device/device-clock.ts';
import type { Calls } from './device/offline-owner.ts';
import type { OfflineRecords } from './device/offline-records.ts';
import type { OfflineTitle } from './offline-title.ts';

export interface RenewTermsInput {
  readonly records: Pick<OfflineRecords, 'change'>;
  readonly fetchTerms: (titles: SavedTitleRef[]) => Promise<readonly TitleOfflineTerms[]>;
}

export type SavedTitleRef = Pick<TitleOfflineTerms, 'content_type' | 'id'>;

const minuteMs = 60_000;
const renewMs = 15 * minuteMs;
/** The time before a title's end in which the answer may change what plays. */
const soonMs = 60 * minuteMs;
/** The number of titles that the contract allows in one call. */
const titlesPerCall = 50;

/**
 * Fetches the current terms of all titles at once, if the last answer is old or the end of a title is near. Returns
 * false if nothing was fetched.
 */
export async function renewTerms(
  titles: readonly OfflineTitle[],
  { records, fetchTerms }: RenewTermsInput,
): Promise<boolean> {
  const now = timeNow();
  if (!titles.some((title) => isDue(title, now))) return false;
  for (let first = 0; first < titles.length; first += titlesPerCall) {
    const requested = titles.slice(first, first + titlesPerCall);
    const answers = await fetchTerms(requested.map(({ type, id }) => ({ content_type: type, id })));
    for (const { key, type, id } of requested) {
      const answer = answers.find((one) => one.content_type === type && one.id === id);
      // A row that could not be read changes nothing.
      if (answer) await records.change(key, followTerms(answer.terms, now));
    }
  }
  return true;
}

function isDue({ playback, word, addedAt, problem }: OfflineTitle, now: number): boolean {
  // A clock that was set back makes the terms due, too.
  const age = Math.abs(now - (word?.at ?? addedAt));
  const until = playback.offline?.until;
  const mayChange =
    word?.isRefused || problem === 'refused' || (until && !(Date.parse(until) - now > soonMs));
  return age >= (mayChange ? minuteMs : renewMs);
}

/**
 * A saved title stays at its own version. It still plays, and is not fetched again automatically, because data is
 * expensive.
 */
function followTerms(terms: TitleOfflineTerms['terms'], at: number) {
  return ({ playback, problem }: OfflineTitle): Partial<OfflineTitle> => {
    if (!terms) return { word: { at, isRefused: true, isOutdated: false } };
    const version = playback.offline?.version ?? terms.version;
    return {
      playback: { ...playback, offline: { ...terms, version } },
      word: { at, isRefused: false, isOutdated: version !== terms.version },
      ...(problem === 'refused' && { status: 'waiting', problem: null }),
    };
  };
}

interface RenewalInput extends Pick<RenewTermsInput, 'records'> {
  readonly titles: () => readonly OfflineTitle[];
  readonly api: Calls;
  readonly isOwnersSession: () => boolean;
  readonly onChange: () => Promise<void>;
}

/** Returns a function to call whenever there is a connection. Without an answer nothing changes. */
export function createRenewal(input: RenewalInput) {
  const { titles, records, api, isOwnersSession, onChange } = input;
  let isRunning = false;
  const fetchTerms = async (requested: SavedTitleRef[]) =>
    (await api.call('listOfflineTerms', { body: { titles: requested } })).data;
  const renew = async () => {
    const isClockCorrected = await correctClock(titles(), { records });
    const mayFetchTerms = api.hasOperation('listOfflineTerms') && isOwnersSession();
    const areTermsNew = mayFetchTerms && (await renewTerms(titles(), { records, fetchTerms }));
    if (isClockCorrected || areTermsNew) await onChange();
  };
  return () => {
    if (isRunning || !isConnected()) return;
    isRunning = true;
    renew()
      .catch(() => {
        // The next connection is another chance.
      })
      .finally(() => {
        isRunning = false;
      });
  };
}
