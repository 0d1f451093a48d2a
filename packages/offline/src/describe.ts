import type { DeviceParts } from './device-parts.ts';
import type { PauseReason } from './download/pause-reason.ts';
import { canPlayStream } from './support.ts';
import { isComplete, type SaveProblem, type TitleRecord, titlesAtOnce } from './title.ts';

export type OfflineStage =
  /** In the queue, behind the titles that are being fetched. */
  | 'queued'
  /** Being fetched. */
  | 'running'
  /** Nothing is fetched at the moment: `reason` is `connection`, `wifi` or `hours`. */
  | 'waiting'
  /** Paused by the viewer. */
  | 'paused'
  /** Continues only after `resume`: `reason` is a `SaveProblem`. */
  | 'failed'
  /** Complete, and plays. */
  | 'ready'
  /** Complete, but does not play: `reason` is `expired`, `refused` or `clock`. */
  | 'ended';

export type OfflineReason =
  | PauseReason
  | SaveProblem
  /** The time to watch the title is over. */
  | 'expired'
  /** The device's clock was set back, so without a connection it is unknown whether the time is over. */
  | 'clock'
  /** A part is missing or damaged, and is being fetched again. */
  | 'damaged'
  /** The server has a newer version of the files. */
  | 'outdated';

/** The state of a title, and what a viewer can do with it. */
export interface OfflineDescription {
  readonly stage: OfflineStage;
  readonly reason: OfflineReason | null;
  /** The fetched share, from 0 to 1. */
  readonly share: number;
  /** The bytes on the device. */
  readonly bytes: number;
  /** The bytes of the complete title; null if unknown. An estimate until the title is complete. */
  readonly expectedBytes: number | null;
  readonly can: {
    readonly play: boolean;
    readonly pause: boolean;
    readonly resume: boolean;
    readonly retry: boolean;
    /** True if the server has a newer version, which `renew` fetches. */
    readonly renew: boolean;
  };
}

interface DescribeFacts {
  /** The position among the waiting titles of the same viewer, from 0. */
  readonly turn: number;
  readonly pauseReason: PauseReason | null;
  /** The bytes that the browser has fetched in the background. */
  readonly coming: number;
  readonly now: number;
  /** The latest time that the device's clock is known to have shown. */
  readonly latest: number;
}

/** A viewer's clock may be slightly wrong without any bad intention. */
const toleranceMs = 60 * 60 * 1000;

type Access = 'open' | 'expired' | 'clock' | 'refused';

/** Decides whether a complete title may be played at a time, as far as that is known without the server. */
export function accessOf(
  { playback, savedAt, check, problem }: TitleRecord,
  { now, latest: latestTime }: Pick<DescribeFacts, 'now' | 'latest'>,
): Access {
  const until = playback.offline?.until ?? null;
  const latest = Math.max(latestTime, savedAt ?? 0, check?.at ?? 0);
  // An unreadable time counts as over.
  if (until !== null && !(now < Date.parse(until))) return 'expired';
  if (check?.isRefused || problem === 'refused') return 'refused';
  if (until === null) return 'open';
  return latest >= Date.parse(until) || now < latest - toleranceMs ? 'clock' : 'open';
}

export function describeRecord(title: TitleRecord, facts: DescribeFacts): OfflineDescription {
  const { status, problem, check } = title;
  const { stage, reason } = stageOf(title, facts);
  const bytes = title.bytes + facts.coming;
  const isSaved = isComplete(title) && status === 'saved';
  const expectedBytes = isSaved ? bytes : expectedBytesOf(title);
  const canPlay = stage === 'ready';
  return {
    stage,
    reason,
    share: shareOf(title, bytes, expectedBytes),
    bytes,
    expectedBytes,
    can: {
      play: canPlay,
      pause: status === 'waiting' && !isComplete(title),
      resume: status === 'paused',
      retry: status === 'failed' && problem !== null,
      renew: canPlay && isSaved && check?.isOutdated === true,
    },
  };
}

function stageOf(
  title: TitleRecord,
  facts: DescribeFacts,
): Pick<OfflineDescription, 'stage' | 'reason'> {
  const { status, problem, check } = title;
  if (isComplete(title)) {
    const access = accessOf(title, facts);
    if (access !== 'open') return { stage: 'ended', reason: access };
    if (problem) return { stage: 'ready', reason: problem };
    if (status !== 'saved') return { stage: 'ready', reason: 'damaged' };
    return { stage: 'ready', reason: check?.isOutdated ? 'outdated' : null };
  }
  if (status === 'paused') return { stage: 'paused', reason: null };
  if (status === 'failed') return { stage: 'failed', reason: problem };
  if (facts.pauseReason) return { stage: 'waiting', reason: facts.pauseReason };
  return { stage: facts.turn < titlesAtOnce ? 'running' : 'queued', reason: null };
}

/** Before the files are known, the terms may contain the size. */
function expectedBytesOf({ expectedBytes, playback, choice }: TitleRecord): number | null {
  if (expectedBytes !== null) return expectedBytes;
  const { files = [] } = playback.offline ?? {};
  const most = choice.height ?? Number.POSITIVE_INFINITY;
  const file = files.findLast(({ height }) => height <= most) ?? files[0];
  const stream = playback.sources.find(
    ({ type, codecs }) => type === 'hls' && canPlayStream(codecs),
  );
  const own = file?.sizes?.find(({ codecs }) => codecs === stream?.codecs);
  return own?.size_bytes ?? file?.size_bytes ?? null;
}

/** The expected size is an estimate: the last bytes may be more or fewer. */
function shareOf(title: TitleRecord, bytes: number, expectedBytes: number | null): number {
  if (isComplete(title)) return 1;
  return expectedBytes ? Math.min(0.99, bytes / expectedBytes) : 0;
}

interface DescriberInput extends Pick<DeviceParts, 'owner' | 'records' | 'clock'> {
  /** True while a title waits after a failure. Other titles take its turn. */
  readonly isDelayed: (key: string) => boolean;
  readonly coming: (key: string) => number;
  readonly pauseReason: () => PauseReason | null;
}

/** The time after which a description is computed again, because a title may have ended. */
const validMs = 1000;

/**
 * Returns a function that describes a title of the device. It returns the same description until something in it
 * changes, so that a list of many titles draws only what has changed.
 */
export function createDescriber(input: DescriberInput) {
  const { owner, records, clock, isDelayed, coming, pauseReason } = input;
  const known = new Map<
    string,
    { title: TitleRecord; facts: DescribeFacts; description: OfflineDescription }
  >();
  let turns: ReadonlyMap<string, number> | undefined;
  records.subscribe(() => {
    turns = undefined;
  });

  function turnOf(key: string): number {
    turns ??= new Map(
      records
        .titles()
        .filter((one) => one.owner === owner && one.status === 'waiting' && !isDelayed(one.key))
        .map((title, turn) => [title.key, turn]),
    );
    // A title of another viewer never has a turn.
    return turns.get(key) ?? Number.POSITIVE_INFINITY;
  }

  return (title: TitleRecord): OfflineDescription => {
    const { key } = title;
    const before = known.get(key);
    const facts: DescribeFacts = {
      turn: turnOf(key),
      pauseReason: pauseReason(),
      coming: coming(key),
      now: clock.now(),
      latest: clock.latest(),
    };
    const isSame =
      before?.title === title &&
      before.facts.turn === facts.turn &&
      before.facts.pauseReason === facts.pauseReason &&
      before.facts.coming === facts.coming &&
      Math.abs(facts.now - before.facts.now) < validMs;
    if (isSame) return before.description;
    const made = describeRecord(title, facts);
    const isEqual = before && JSON.stringify(before.description) === JSON.stringify(made);
    const description = isEqual ? before.description : made;
    known.set(key, { title, facts, description });
    return description;
  };
}
