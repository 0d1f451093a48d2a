import type { TitleEnd } from './save-title.ts';
import { timeNow } from './latest-time.ts';
import type { OfflineRecords } from './offline-records.ts';
import { type OfflineTitle, titlesAtOnce } from './offline-title.ts';

/** Why nothing is fetched just now. */
export type QueueHold = 'connection' | 'wifi' | 'hours';

export interface OfflineQueueInput {
  readonly records: OfflineRecords;
  readonly keep: (title: OfflineTitle, signal: AbortSignal) => Promise<TitleEnd>;
  /** Null where it may go on. */
  readonly holdOf: () => QueueHold | null;
  readonly onChange: () => void;
  readonly onFault: (error: unknown) => void;
}

export interface OfflineQueue {
  /** Looks again at what is to be done: after any change of the titles, the line or the hour. */
  wake: () => Promise<void>;
  /** Tries again at once what waits after a failure. */
  retryNow: () => Promise<void>;
  /** Resolves when nothing is being written for it. */
  ended: (key: string) => Promise<void>;
}

const firstDelaySeconds = 2;
const longestDelaySeconds = 60;

interface Run {
  readonly controller: AbortController;
  readonly ended: Promise<void>;
}

/** After a failure. Without a timer it is over, and the next one is longer. */
interface Delay {
  readonly seconds: number;
  readonly timer: ReturnType<typeof setTimeout> | null;
}

/** Makes what runs equal to what the records say should run, again whenever something has changed. */
export function createOfflineQueue(input: OfflineQueueInput): OfflineQueue {
  const { records, keep, holdOf, onChange, onFault } = input;
  const runs = new Map<string, Run>();
  const delays = new Map<string, Delay>();
  let turn = Promise.resolve();

  /** One look after another. One that fails is the next one's to make good. */
  function wake(): Promise<void> {
    turn = turn.then(look).catch(onFault);
    return turn;
  }

  async function look(): Promise<void> {
    const waiting = (await records.titles()).filter(
      ({ key, status }) => status === 'waiting' && !delays.get(key)?.timer,
    );
    const wanted = holdOf() ? [] : behindRunning(waiting).slice(0, titlesAtOnce);
    for (const [key, { controller }] of runs) {
      if (!wanted.some((title) => title.key === key)) controller.abort();
    }
    // One that is being stopped just now is begun again when it has ended.
    for (const title of wanted) if (!runs.has(title.key)) begin(title);
    onChange();
  }

  /** One that has failed waits for a free place: it may fail each time, and would stop another one each time. */
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
    const ended = keep(title, controller.signal)
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
    wake,
    retryNow() {
      forgetDelays();
      return wake();
    },
    async ended(key) {
      await runs.get(key)?.ended;
    },
  };
}
