import type { Locale } from '@parde/domain';
import { isConnected } from '../../app/connection.ts';
import { wholeName } from '../../names/episode-names.ts';
import { nameOf } from '../../names/names.ts';
import type { DeviceFiles } from './device-files.ts';
import { readDeviceRoom } from './device-space.ts';
import { isFull } from './fetch-part.ts';
import { collectFetched, forgetFetched, requestsFor } from './fetched-pieces.ts';
import { mayGoOnUnseen } from './continues-in-background.ts';
import type { TitleEnd } from './save-title.ts';
import { timeNow } from './latest-time.ts';
import { isLastOwner } from './offline-owner.ts';
import type { OfflineRecords } from './offline-records.ts';
import type { OfflineRoom } from './offline-quota.ts';
import { subscribeToOfflineSettings } from './offline-settings.ts';
import type { OfflineTitle } from './offline-title.ts';

/*
 * Background Fetch, which Chromium's browsers have: the browser goes on by itself while no page is seen, shows how far it
 * is, and gives what has come to the service worker. TypeScript does not know it.
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
  /** Empty until it has ended. */
  readonly result: '' | 'success' | 'failure';
  readonly failureReason: string;
  /** False when the worker has done with what has come. */
  readonly recordsAvailable: boolean;
  abort: () => Promise<boolean>;
}

interface Input {
  readonly records: OfflineRecords;
  readonly files: DeviceFiles;
  readonly room: OfflineRoom;
  readonly owner: string;
  readonly locale: Locale;
  /** More has come. */
  readonly onBytes: () => void;
}

interface Finished {
  readonly end: TitleEnd | null;
  /** In bytes. */
  readonly taken: number;
}

type Keep = (title: OfflineTitle, signal: AbortSignal) => Promise<TitleEnd>;

export interface Background {
  /** Keeps a title as `keepHere` does, and by the browser while the page is not seen. */
  readonly keep: (title: OfflineTitle, signal: AbortSignal, keepHere: Keep) => Promise<TitleEnd>;
  /** Takes what has come while no page was open. Only where no title is being kept. */
  readonly collect: () => Promise<void>;
  /** Ends what is not wanted any more: a title is paused or removed, its viewer has gone, or it waits for a better line. */
  readonly tidy: () => Promise<void>;
  /** Bytes that the browser has of it and the files do not. */
  readonly coming: (key: string) => number;
}

const lookMs = 1000;
/** One that moves no more while the page is seen, in looks: the browser has it paused, or does nothing. */
const longestStill = 15;
/** For the worker, in looks. */
const longestStoring = 120;

const prefix = 'offline ';
const idOf = ({ folder }: OfflineTitle) => prefix + folder;

/** Null where the browser has none, or no worker yet. */
async function backgroundFetches(): Promise<BackgroundFetches | null> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    return registration?.active ? (registration.backgroundFetch ?? null) : null;
  } catch {
    return null;
  }
}

export function createBackground(input: Input): Background {
  const { records, room, owner, locale, onBytes } = input;
  const coming = new Map<string, number>();

  async function keep(title: OfflineTitle, signal: AbortSignal, keepHere: Keep): Promise<TitleEnd> {
    let isFirst = true;
    for (;;) {
      const { end, taken } = await finish(title, signal);
      if (end) return end;
      if (signal.aborted || !(await isWanted(title))) return later;
      if (title.owner !== owner || !(await backgroundFetches()))
        return await keepHere(title, signal);
      // What moves nothing in the browser's hands is not given to it again while the page is not seen.
      const leaving = watchLeaving(title, isFirst || taken > 0);
      isFirst = false;
      const endHere = await keepHere(title, AbortSignal.any([signal, leaving.signal]));
      leaving.stop();
      if (signal.aborted || !leaving.signal.aborted || endHere.end !== 'later') return endHere;
      await begin(title);
    }
  }

  const isWanted = async ({ key }: OfflineTitle) =>
    isLastOwner(owner) && (await records.title(key))?.status === 'waiting';

  /** Tells when the page has not been seen for a moment. One that is left for another page of the site never tells. */
  function watchLeaving({ key }: OfflineTitle, mayLeaveNow: boolean) {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = async () => {
      if (document.visibilityState !== 'hidden') return;
      const title = await records.title(key);
      // With lapsed addresses the browser would be refused. The page asks for fresh ones first.
      const mayGo = title?.isPlanned && Date.parse(title.playback.expires_at) > timeNow();
      if (mayGo) controller.abort();
      else wait();
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void leave(), lookMs);
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

  /** Hands what a title lacks to the browser, where it takes it. */
  async function begin({ key }: OfflineTitle): Promise<void> {
    const title = await records.title(key);
    if (title?.status !== 'waiting' || !mayGoOnUnseen()) return;
    // The browser's own copy stands beside ours until the worker has taken it.
    const device = await readDeviceRoom();
    if (device && device.free < 2 * ((title.expectedBytes ?? 0) - title.bytes)) return;
    const requests = await requestsFor(title, input);
    if (requests.length === 0) return;
    try {
      const fetches = await backgroundFetches();
      await fetches?.fetch(idOf(title), requests, {
        title: nameOf(wholeName(title.playback), locale),
      });
    } catch {
      // The viewer does not let it.
    }
  }

  /** Waits for what the browser fetches of a title, and takes what has come. No end where something is still lacking. */
  async function finish(title: OfflineTitle, signal: AbortSignal): Promise<Finished> {
    const running = await runningOf(title);
    const followed = running ? await follow(running, title, signal) : null;
    let taken = 0;
    try {
      const isWhole = await collectFetched(title, {
        ...input,
        onTaken(bytes) {
          taken += bytes;
          coming.set(title.key, Math.max(0, (coming.get(title.key) ?? 0) - bytes));
          onBytes();
        },
      });
      return { end: isWhole ? { end: 'kept' } : followed, taken };
    } catch (error) {
      if (isFull(error)) return { end: { end: 'failed', problem: 'full' }, taken };
      throw error;
    } finally {
      coming.delete(title.key);
    }
  }

  const mayFetchUnseen = () => isLastOwner(owner) && mayGoOnUnseen();

  /** Null where its end says nothing of the title. */
  async function follow(
    running: BackgroundFetch,
    { key }: OfflineTitle,
    signal: AbortSignal,
  ): Promise<TitleEnd | null> {
    room.count(key);
    const fits = await watch(running, key, signal);
    // It waits for the line by itself.
    if (signal.aborted && !isConnected()) return null;
    if (running.result === '') await running.abort();
    else if (running.failureReason === 'aborted' && !signal.aborted && mayFetchUnseen()) {
      // By the viewer, where the browser shows it; else another tab has ended it.
      await records.change(key, pausedIfWaiting);
      onBytes();
    }
    await storing(running);
    return fits ? null : { end: 'failed', problem: 'limit' };
  }

  /** Until it has ended, or has to be. Whether there is room for it by then. */
  async function watch(running: BackgroundFetch, key: string, signal: AbortSignal) {
    let still = 0;
    const goesOn = () => running.result === '' && still < longestStill && !signal.aborted;
    // A setting may have changed while the browser began.
    while (goesOn() && mayGoOnUnseen()) {
      if (!(await room.fits(key, running.downloaded))) return false;
      if (coming.get(key) !== running.downloaded) {
        coming.set(key, running.downloaded);
        still = 0;
        onBytes();
      } else if (shouldMove()) still += 1;
      await nextLook(signal);
    }
    return true;
  }

  async function collect(): Promise<void> {
    for (const title of await records.titles()) {
      if (title.owner !== owner || (await runningOf(title))) continue;
      const isWhole = await collectFetched(title, { ...input, onTaken: () => {} }).catch(
        // A full device: it is said when the title goes on.
        () => false,
      );
      if (!isWhole) continue;
      // Nothing has to be asked for it to play, and there may be no line.
      await records.change(title.key, ({ status }) =>
        status === 'kept' ? {} : { status: 'kept', problem: null, keptAt: timeNow() },
      );
    }
  }

  async function tidy(): Promise<void> {
    const fetches = await backgroundFetches();
    const titles = await records.titles();
    const wanted = mayGoOnUnseen()
      ? titles.filter((one) => one.owner === owner && one.status === 'waiting')
      : [];
    for (const id of (await fetches?.getIds()) ?? []) {
      if (!id.startsWith(prefix) || wanted.some((title) => idOf(title) === id)) continue;
      const running = await fetches?.get(id);
      await running?.abort();
      if (running) await storing(running);
    }
    await forgetFetched(titles);
  }

  return { keep, collect, tidy, coming: (key) => coming.get(key) ?? 0 };
}

const shouldMove = () => document.visibilityState === 'visible' && isConnected();

const pausedIfWaiting = ({ status }: OfflineTitle): Partial<OfflineTitle> =>
  status === 'waiting' ? { status: 'paused' } : {};

const later: TitleEnd = { end: 'later', afterSeconds: null };

async function runningOf(title: OfflineTitle): Promise<BackgroundFetch | undefined> {
  const fetches = await backgroundFetches();
  return await fetches?.get(idOf(title)).catch(() => undefined);
}

/** The worker stores what has come. */
async function storing(ended: BackgroundFetch): Promise<void> {
  for (let looks = 0; ended.recordsAvailable && looks < longestStoring; looks += 1) {
    await nextLook();
  }
}

/** Earlier where a setting changes: the timers of a page that is not seen are slow. */
function nextLook(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, lookMs);
    const stop = subscribeToOfflineSettings(end);
    signal?.addEventListener('abort', end);
  });
}
