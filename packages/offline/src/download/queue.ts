import type { DeviceParts } from '../device-parts.ts';
import { isComplete, type TitleRecord, titlesAtOnce } from '../title.ts';
import type { Background } from './background-fetch.ts';
import { type DownloadEnd, downloadTitle } from './download-title.ts';
import { readPauseReason } from './pause-reason.ts';

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

export type DownloadQueue = ReturnType<typeof createQueue>;

type SaveTitle = (title: TitleRecord, signal: AbortSignal) => Promise<DownloadEnd>;

/** Starts and stops downloads until they match the records, again whenever something has changed. */
export function createQueue(parts: DeviceParts, save: SaveTitle) {
  const { owner, records, clock, onError } = parts;
  const runs = new Map<string, Run>();
  const delays = new Map<string, Delay>();
  let turn = Promise.resolve();
  let isClosed = false;

  /** Checks run one after another. If a check fails, the next one makes up for it. */
  function wake(): Promise<void> {
    turn = turn.then(checkQueue).catch(onError);
    return turn;
  }

  function checkQueue(): void {
    const waiting = records
      .titles()
      .filter(
        (title) =>
          title.owner === owner && title.status === 'waiting' && !delays.get(title.key)?.timer,
      );
    const isPaused = isClosed || readPauseReason(parts) !== null;
    const wanted = isPaused ? [] : behindRunning(waiting).slice(0, titlesAtOnce);
    for (const [key, { controller }] of runs) {
      if (!wanted.some((title) => title.key === key)) controller.abort();
    }
    // A title that is being stopped begins again when it has ended.
    for (const title of wanted) if (!runs.has(title.key)) begin(title);
  }

  /** A failed title waits for a free slot. It may fail each time, and would stop another title each time. */
  function behindRunning(waiting: readonly TitleRecord[]): readonly TitleRecord[] {
    const behind = waiting.findLastIndex(({ key }) => runs.has(key)) + 1;
    const before = waiting.slice(0, behind);
    const hasFailed = ({ key }: TitleRecord) => delays.has(key) && !runs.has(key);
    return [
      ...before.filter((title) => !hasFailed(title)),
      ...before.filter(hasFailed),
      ...waiting.slice(behind),
    ];
  }

  function begin(title: TitleRecord): void {
    const controller = new AbortController();
    const { key } = title;
    const ended = save(title, controller.signal)
      .then((end) => settle(key, end, controller.signal))
      .catch((error: unknown) => {
        onError(error);
        delay(key, null);
      })
      .finally(() => {
        runs.delete(key);
        void wake();
      });
    runs.set(key, { controller, ended });
  }

  async function settle(key: string, end: DownloadEnd, signal: AbortSignal): Promise<void> {
    if (end.end === 'later') {
      if (!signal.aborted) delay(key, end.afterSeconds);
      return;
    }
    const at = clock.now();
    await records.change(key, () => {
      if (end.end === 'saved') return { status: 'saved', problem: null, savedAt: at };
      const { problem } = end;
      // The refusal remains when the viewer tries again.
      const check = { at, isRefused: true, isOutdated: false };
      return { status: 'failed', problem, ...(problem === 'refused' && { check }) };
    });
    delays.delete(key);
  }

  function delay(key: string, afterSeconds: number | null): void {
    const last = delays.get(key)?.seconds;
    const longer = last === undefined ? firstDelaySeconds : last * 2;
    const seconds = afterSeconds ?? Math.min(longestDelaySeconds, longer);
    const timer = setTimeout(() => {
      delays.set(key, { seconds, timer: null });
      reportDelays([key]);
      void wake();
    }, seconds * 1000);
    delays.set(key, { seconds, timer });
    reportDelays([key]);
  }

  function forgetDelays(): void {
    for (const { timer } of delays.values()) if (timer) clearTimeout(timer);
    const keys = [...delays.keys()];
    delays.clear();
    reportDelays(keys);
  }

  /** The descriptions change, although the records do not. */
  function reportDelays(keys: readonly string[]): void {
    if (keys.length > 0 && !isClosed) records.announce({ keys, isProgress: true });
  }

  return {
    /** Checks again what to do: after any change of the titles, the connection or the hour. */
    wake,
    /** True while a title waits after a failure. */
    isDelayed: (key: string): boolean => Boolean(delays.get(key)?.timer),
    /** Retries at once all titles that wait after a failure. */
    retryNow() {
      forgetDelays();
      return wake();
    },
    /** Resolves when nothing is being written for the title. */
    async ended(key: string) {
      await runs.get(key)?.ended;
    },
    /** Stops all downloads. Resolves when nothing is being written. */
    async close() {
      isClosed = true;
      forgetDelays();
      await wake();
      await Promise.all([...runs.values()].map(({ ended }) => ended));
      forgetDelays();
    },
  };
}

/**
 * Only one tab downloads. When that tab is closed, another one continues. `queue` returns undefined in the other
 * tabs.
 */
export function startDownloads(parts: DeviceParts, background: Background) {
  const { owner, records, files, quota, connection, limits, onError } = parts;
  const ending = new AbortController();
  let queue: DownloadQueue | undefined;

  async function save(title: TitleRecord, signal: AbortSignal): Promise<DownloadEnd> {
    try {
      return await background.save(title, signal, (one, stop) => downloadTitle(parts, one, stop));
    } catch (error) {
      onError(error);
      return { end: 'later', afterSeconds: null };
    } finally {
      quota.release(title.key);
      // Another tab has removed the title in the meantime, but not the file that was being written.
      if (!(await records.title(title.key))) await files.removeFolder(title.folder);
    }
  }

  async function begin(): Promise<void> {
    const here = createQueue(parts, save);
    queue = here;
    const ends = [
      connection.subscribe(() => void here.retryNow()),
      limits.subscribe(() => void quota.resumeFitting().catch(onError)),
      records.subscribe(({ isProgress }) => {
        if (!isProgress) void here.wake();
      }),
    ];
    ending.signal.addEventListener('abort', () => {
      for (const end of ends) end();
    });
    // The lock must stay in this tab whatever fails. Otherwise the queue of another tab would write the same files.
    await takeOver().catch(onError);
    await here.wake();
  }

  async function takeOver(): Promise<void> {
    await removeLostFolders();
    await background.tidy();
    await background.collect();
    await quota.resumeFitting();
  }

  async function removeLostFolders(): Promise<void> {
    // Read in this order, because another tab may add a title in the meantime.
    const folders = await files.folders();
    const titles = await records.readTitles();
    for (const folder of folders) {
      const isKnown = titles.some((title) => title.folder === folder);
      if (!isKnown) await files.removeFolder(folder);
    }
  }

  const closed = navigator.locks
    .request(`${records.name}-downloads ${owner}`, { signal: ending.signal }, async () => {
      await begin();
      // The tab has the lock as long as the device is open.
      if (!ending.signal.aborted) {
        await new Promise((resolve) => ending.signal.addEventListener('abort', resolve));
      }
      await queue?.close();
    })
    .catch((error: unknown) => {
      // The device was closed before the tab had the lock.
      if (!ending.signal.aborted) onError(error);
    });

  return {
    queue: () => queue,
    async close() {
      ending.abort();
      await closed;
    },
  };
}

export type MoveDirection = 'earlier' | 'later';

/** Swaps the title with its neighbour among the waiting titles of the same viewer. */
export async function moveInQueue(
  { records, owner }: Pick<DeviceParts, 'records' | 'owner'>,
  key: string,
  direction: MoveDirection,
): Promise<void> {
  const waiting = records
    .titles()
    .filter((title) => title.status === 'waiting' && title.owner === owner && !isComplete(title));
  const at = waiting.findIndex((title) => title.key === key);
  const [title, neighbour] = [waiting[at], waiting[direction === 'earlier' ? at - 1 : at + 1]];
  if (!title || !neighbour) return;
  await records.change(title.key, () => ({ order: neighbour.order }));
  await records.change(neighbour.key, () => ({ order: title.order }));
}
