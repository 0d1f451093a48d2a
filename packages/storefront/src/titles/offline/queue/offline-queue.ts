import { timeNow } from '../device/device-clock.ts';
import type { OfflineRecords } from '../device/offline-records.ts';
import type { TitleEnd } from '../download/save-title.ts';
import { createTitle, type OfflineTitle, titlesAtOnce } from '../offline-title.ts';

/** The reason why nothing is fetched at the moment. */
export type PauseReason = 'connection' | 'wifi' | 'hours';

export interface OfflineQueueInput {
  readonly records: OfflineRecords;
  readonly save: (title: OfflineTitle, signal: AbortSignal) => Promise<TitleEnd>;
  /** Returns null if fetching may continue. */
  readonly getPauseReason: () => PauseReason | null;
  readonly onChange: () => void;
  readonly onFault: (error: unknown) => void;
}

const firstDelaySeconds = 2;
const longestDelaySeconds = 60;

interface Run {
  readonly controller: AbortController;
  readonly ended: Promise<void>;
}

/** The delay after a failure. Without a timer the delay is over, and the next one is longer. */
interface Delay {
  readonly seconds: number;
  readonly timer: ReturnType<typeof setTimeout> | null;
}

export type OfflineQueue = ReturnType<typeof createOfflineQueue>;

/** Starts and stops fetches until they match the records, again whenever something has changed. */
export function createOfflineQueue(input: OfflineQueueInput) {
  const { records, save, getPauseReason, onChange, onFault } = input;
  const runs = new Map<string, Run>();
  const delays = new Map<string, Delay>();
  let turn = Promise.resolve();

  /** Checks run one after another. If a check fails, the next one makes up for it. */
  function wake(): Promise<void> {
    turn = turn.then(checkQueue).catch(onFault);
    return turn;
  }

  async function checkQueue(): Promise<void> {
    const waiting = (await records.titles()).filter(
      ({ key, status }) => status === 'waiting' && !delays.get(key)?.timer,
    );
    const wanted = getPauseReason() ? [] : behindRunning(waiting).slice(0, titlesAtOnce);
    for (const [key, { controller }] of runs) {
      if (!wanted.some((title) => title.key === key)) controller.abort();
    }
    // A title that is being stopped begins again when it has ended.
    for (const title of wanted) if (!runs.has(title.key)) begin(title);
    onChange();
  }

  /** A failed title waits for a free slot. It may fail each time, and would stop another title each time. */
  function behindRunning(waiting: readonly OfflineTitle[]): readonly OfflineTitle[] {
    const behind = waiting.findLastIndex(({ key }) => runs.has(key)) + 1;
    const before = waiting.slice(0, behind);
    const hasFailed = ({ key }: OfflineTitle) => delays.has(key) && !runs.has(key);
    return [
      ...before.filter((title) => !hasFailed(title)),
      ...before.filter(hasFailed),
      ...waiting.slice(behind),
    ];
  }

  function begin(title: OfflineTitle): void {
    const controller = new AbortController();
    const { key } = title;
    const ended = save(title, controller.signal)
      .then((end) => settle(key, end, controller.signal))
      .catch((error: unknown) => {
        onFault(error);
        delay(key, null);
      })
      .finally(() => {
        runs.delete(key);
        void wake();
      });
    runs.set(key, { controller, ended });
  }

  async function settle(key: string, end: TitleEnd, signal: AbortSignal): Promise<void> {
    if (end.end === 'later') {
      if (!signal.aborted) delay(key, end.afterSeconds);
      return;
    }
    await records.change(key, () =>
      end.end === 'kept'
        ? { status: 'kept', problem: null, keptAt: timeNow() }
        : { status: 'failed', problem: end.problem },
    );
    delays.delete(key);
  }

  function delay(key: string, afterSeconds: number | null): void {
    const last = delays.get(key)?.seconds;
    const longer = last === undefined ? firstDelaySeconds : last * 2;
    const seconds = afterSeconds ?? Math.min(longestDelaySeconds, longer);
    const timer = setTimeout(() => {
      delays.set(key, { seconds, timer: null });
      void wake();
    }, seconds * 1000);
    delays.set(key, { seconds, timer });
  }

  function forgetDelays(): void {
    for (const { timer } of delays.values()) if (timer) clearTimeout(timer);
    delays.clear();
  }

  return {
    /** Checks again what to do: after any change of the titles, the connection or the hour. */
    wake,
    /** Retries at once all titles that wait after a failure. */
    retryNow() {
      forgetDelays();
      return wake();
    },
    /** Resolves when nothing is being written for the title. */
    async ended(key: string) {
      await runs.get(key)?.ended;
    },
  };
}

export type MoveDirection = 'earlier' | 'later';

export type WantedTitle = Pick<OfflineTitle, 'playback' | 'choice' | 'isByItself'>;

interface NewTitlesInput {
  readonly wanted: readonly WantedTitle[];
  readonly owner: string;
  /** All titles on the device. */
  readonly all: readonly OfflineTitle[];
}

/** Returns the new titles in their order, for the end of the queue. Titles that exist already are left out. */
export function newTitles({ wanted, owner, all }: NewTitlesInput): OfflineTitle[] {
  const known = new Set(all.map(({ key }) => key));
  const last = Math.max(0, ...all.map(({ order }) => order));
  return wanted
    .map((one) => createTitle({ ...one, owner, order: last }))
    .filter(({ key }) => !known.has(key))
    .map((title, index) => ({ ...title, order: last + index + 1 }));
}

/** Swaps the title with its neighbour among the waiting titles of the same viewer. */
export async function moveInQueue(
  records: Pick<OfflineRecords, 'titles' | 'change'>,
  key: string,
  direction: MoveDirection,
): Promise<void> {
  const all = await records.titles();
  const owner = all.find((title) => title.key === key)?.owner;
  const waiting = all.filter((title) => title.status === 'waiting' && title.owner === owner);
  const at = waiting.findIndex((title) => title.key === key);
  const [title, neighbour] = [waiting[at], waiting[direction === 'earlier' ? at - 1 : at + 1]];
  if (!title || !neighbour) return;
  await records.change(title.key, () => ({ order: neighbour.order }));
  await records.change(neighbour.key, () => ({ order: title.order }));
}
