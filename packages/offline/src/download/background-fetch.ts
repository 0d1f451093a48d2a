import type { DeviceParts } from '../device-parts.ts';
import { readDeviceSpace } from '../storage/space.ts';
import type { TitleRecord } from '../title.ts';
import { collectFetchedPieces, removeFetchedPieces, requestsFor } from './background-pieces.ts';
import type { DownloadEnd } from './download-title.ts';
import { isFull } from './fetch-part.ts';
import { mayContinueInBackground } from './pause-reason.ts';

/*
 * Background Fetch, an API of Chromium's browsers: the browser continues while no page is visible, shows the
 * progress, and gives the results to the service worker. TypeScript has no types for the API.
 */
declare global {
  interface ServiceWorkerRegistration {
    readonly backgroundFetch?: BackgroundFetches;
  }
}

interface BackgroundFetches {
  fetch: (id: string, requests: Request[], options: { title: string }) => Promise<unknown>;
  get: (id: string) => Promise<BackgroundFetch | undefined>;
  getIds: () => Promise<readonly string[]>;
}

interface BackgroundFetch {
  /** In bytes. */
  readonly downloaded: number;
  /** Empty until the fetch has ended. */
  readonly result: '' | 'success' | 'failure';
  readonly failureReason: string;
  /** False when the worker has finished with the results. */
  readonly recordsAvailable: boolean;
  abort: () => Promise<boolean>;
}

type SaveTitle = (title: TitleRecord, signal: AbortSignal) => Promise<DownloadEnd>;

const checkIntervalMs = 1000;
/**
 * The number of checks without progress, while the page is visible, after which the fetch ends: the browser has
 * paused it, or does nothing.
 */
const longestStill = 15;
/** The number of checks to wait for the worker. */
const longestStoring = 120;

/** Returns null if the browser has no Background Fetch, or no worker yet. */
async function backgroundFetches(): Promise<BackgroundFetches | null> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    return registration?.active ? (registration.backgroundFetch ?? null) : null;
  } catch {
    return null;
  }
}

export type Background = ReturnType<typeof createBackground>;

export function createBackground(device: DeviceParts) {
  const { records, quota, owner, clock, connection, nameOf } = device;
  /** The bytes of each title that the browser has and the files do not. */
  const coming = new Map<string, number>();
  const setComing = (key: string, bytes: number) => {
    coming.set(key, Math.max(0, bytes));
    records.reportProgress(key);
  };

  const isOnline = () => connection.getState().isOnline;
  const prefix = `${records.name} `;
  const idOf = ({ folder }: TitleRecord) => prefix + folder;
  const runningOf = async (title: TitleRecord): Promise<BackgroundFetch | undefined> => {
    const fetches = await backgroundFetches();
    return await fetches?.get(idOf(title)).catch(() => undefined);
  };

  /** Saves a title as `saveInPage` does, and lets the browser fetch while the page is in the background. */
  async function save(
    title: TitleRecord,
    signal: AbortSignal,
    saveInPage: SaveTitle,
  ): Promise<DownloadEnd> {
    let isFirst = true;
    for (;;) {
      const { end, taken } = await finish(title, signal);
      if (end) return end;
      if (signal.aborted || !(await isWanted(title))) return later;
      if (title.owner !== owner || !(await backgroundFetches()))
        return await saveInPage(title, signal);
      // If the browser made no progress with a title, the title is not given to it again while the page is in the
      // background.
      const leaving = watchLeaving(title, isFirst || taken > 0);
      isFirst = false;
      const endHere = await saveInPage(title, AbortSignal.any([signal, leaving.signal]));
      leaving.stop();
      if (signal.aborted || !leaving.signal.aborted || endHere.end !== 'later') return endHere;
      await begin(title);
    }
  }

  const isWanted = async ({ key }: TitleRecord) => (await records.title(key))?.status === 'waiting';

  /**
   * Aborts the signal when the page has been in the background for a moment. Opening another page of the site does
   * not abort it.
   */
  function watchLeaving({ key }: TitleRecord, mayLeaveNow: boolean) {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = async () => {
      if (document.visibilityState !== 'hidden') return;
      const title = await records.title(key);
      // The server would refuse expired addresses to the browser. The page fetches fresh ones first.
      const expiry = title?.playback.expires_at ?? null;
      const isExpired = expiry !== null && Date.parse(expiry) <= clock.now();
      const canHandOver = title?.isPlanned && !isExpired;
      if (canHandOver) controller.abort();
      else wait();
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void leave(), checkIntervalMs);
    };
    document.addEventListener('visibilitychange', wait);
    if (mayLeaveNow) wait();
    return {
      signal: controller.signal,
      stop() {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', wait);
      },
    };
  }

  /** Hands the missing parts of a title to the browser, if the browser accepts them. */
  async function begin({ key }: TitleRecord): Promise<void> {
    const title = await records.title(key);
    if (title?.status !== 'waiting' || !mayContinueInBackground(device)) return;
    // The browser's own copy needs room beside ours until the worker has taken it.
    const space = await readDeviceSpace();
    if (space && space.free < 2 * ((title.expectedBytes ?? 0) - title.bytes)) return;
    const requests = await requestsFor(device, title);
    if (requests.length === 0) return;
    try {
      const fetches = await backgroundFetches();
      await fetches?.fetch(idOf(title), requests, { title: nameOf(title.playback) });
    } catch {
      // The viewer does not allow it.
    }
  }

  /** Waits for the browser's fetch of a title, and takes the results. Returns no end if parts are still missing. */
  async function finish(title: TitleRecord, signal: AbortSignal) {
    const running = await runningOf(title);
    const followed = running ? await follow(running, title, signal) : null;
    let taken = 0;
    try {
      const isComplete = await collectFetchedPieces(device, title, (bytes) => {
        taken += bytes;
        setComing(title.key, (coming.get(title.key) ?? 0) - bytes);
      });
      const end: DownloadEnd | null = isComplete ? { end: 'saved' } : followed;
      return { end, taken };
    } catch (error) {
      if (isFull(error)) return { end: full, taken };
      throw error;
    } finally {
      coming.delete(title.key);
    }
  }

  /** Follows a fetch to its end. Returns null if that end does not decide about the title. */
  async function follow(
    running: BackgroundFetch,
    { key }: TitleRecord,
    signal: AbortSignal,
  ): Promise<DownloadEnd | null> {
    quota.count(key);
    const fits = await watch(running, key, signal);
    // The browser's fetch waits for a connection by itself.
    if (signal.aborted && !isOnline()) return null;
    if (running.result === '') await running.abort();
    else if (
      running.failureReason === 'aborted' &&
      !signal.aborted &&
      mayContinueInBackground(device)
    ) {
      // The viewer has cancelled the fetch in the browser, or another tab has ended it.
      await records.change(key, pausedIfWaiting);
    }
    await storing(device, running);
    return fits ? null : { end: 'failed', problem: 'limit' };
  }

  /** Watches a fetch until it has ended or must end. Returns true if there is still room for it. */
  async function watch(running: BackgroundFetch, key: string, signal: AbortSignal) {
    let still = 0;
    const isRunning = () => running.result === '' && still < longestStill && !signal.aborted;
    // A setting may have changed while the browser began the fetch.
    while (isRunning() && mayContinueInBackground(device)) {
      if (!(await quota.fits(key, running.downloaded))) return false;
      if (coming.get(key) !== running.downloaded) {
        setComing(key, running.downloaded);
        still = 0;
      } else if (document.visibilityState === 'visible' && isOnline()) still += 1;
      await waitForNextCheck(device, signal);
    }
    return true;
  }

  /** Takes over what was fetched while no page was open. Call only while no title is being saved. */
  async function collect(): Promise<void> {
    for (const title of records.titles()) {
      if (title.owner !== owner || (await runningOf(title))) continue;
      const isComplete = await collectFetchedPieces(device, title).catch(
        // The device is full. This is shown when the title continues.
        () => false,
      );
      if (!isComplete) continue;
      // The title plays without a request, and there may be no connection.
      await records.change(title.key, ({ status }) =>
        status === 'saved' ? {} : { status: 'saved', problem: null, savedAt: clock.now() },
      );
    }
  }

  /**
   * Ends fetches that are no longer wanted: the title is paused or removed, its viewer has left, or it waits for a
   * better connection.
   */
  async function tidy(): Promise<void> {
    const fetches = await backgroundFetches();
    const titles = records.titles();
    const wanted = mayContinueInBackground(device)
      ? titles.filter((one) => one.owner === owner && one.status === 'waiting')
      : [];
    for (const id of (await fetches?.getIds()) ?? []) {
      if (!id.startsWith(prefix) || wanted.some((title) => idOf(title) === id)) continue;
      const running = await fetches?.get(id);
      await running?.abort();
      if (running) await storing(device, running);
    }
    await removeFetchedPieces(titles);
  }

  return { save, collect, tidy, coming: (key: string) => coming.get(key) ?? 0 };
}

const pausedIfWaiting = ({ status }: TitleRecord): Partial<TitleRecord> =>
  status === 'waiting' ? { status: 'paused' } : {};

const full: DownloadEnd = { end: 'failed', problem: 'full' };
const later: DownloadEnd = { end: 'later', afterSeconds: null };

/** Waits until the worker has stored the results. */
async function storing(device: Pick<DeviceParts, 'limits'>, ended: BackgroundFetch): Promise<void> {
  for (let checks = 0; ended.recordsAvailable && checks < longestStoring; checks += 1) {
    await waitForNextCheck(device);
  }
}

/**
 * Waits for the next check. A changed setting ends the wait early, because the timers of a page in the background are
 * slow.
 */
function waitForNextCheck(
  { limits }: Pick<DeviceParts, 'limits'>,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, checkIntervalMs);
    const stop = limits.subscribe(end);
    signal?.addEventListener('abort', end);
  });
}
