import { expect, vi } from 'vitest';
import { createBackground } from '../download/background-fetch.ts';
import type { DownloadEnd } from '../download/download-title.ts';
import type { OfflinePlayback } from '../playback.ts';
import { openBackgroundBrowser } from './background-browser.ts';
import { createDownloadWorld, type DownloadWorld } from './download-world.ts';
import type { FilmServer } from './film-server.ts';

export interface Run {
  /** The end of the run. */
  readonly state: { end?: DownloadEnd };
  readonly stop: () => void;
}

interface Setting {
  /**
   * Returns an answer that does not arrive on the page’s connection until it is aborted; null for all other requests.
   * The browser’s own requests are answered.
   */
  readonly stuck: (request: Request, signal: AbortSignal, world: DownloadWorld) => Response | null;
  readonly playbackAt?: (server: FilmServer) => OfflinePlayback;
}

/**
 * A film, a page that is in the background at times, and a browser that can continue without it. The test controls
 * the timers.
 */
export async function openBackgroundWorld({ stuck, playbackAt }: Setting) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const world = await createDownloadWorld(playbackAt);
  const browser = await openBackgroundBrowser(world.server);
  const runs: Run[] = [];
  let isPageStuck = true;
  let isStuck = false;

  const openPage = (quota = world.device.quota) => createBackground({ ...world.device, quota });

  async function fetchHere(request: Request, signal: AbortSignal): Promise<Response> {
    const answer = isPageStuck ? stuck(request, signal, world) : null;
    if (answer) isStuck = true;
    return answer ?? world.server.fetch(request);
  }

  return {
    world,
    browser,
    openPage,
    background: openPage(),
    /** Begins as the queue does. */
    begin(): Run {
      const controller = new AbortController();
      const state: Run['state'] = {};
      void this.background
        .save(world.title, controller.signal, (_title, signal) =>
          world.download({ fetch: (request) => fetchHere(request, signal) }, signal),
        )
        .then((end) => {
          state.end = end;
        });
      const run = { state, stop: () => controller.abort() };
      runs.push(run);
      return run;
    },
    /** Resolves when the page has reached the answer that does not arrive. */
    isBegun: () => until(() => expect(isStuck).toBe(true)),
    /** The page goes to the background, and the browser takes over. */
    async leave() {
      await this.isBegun();
      browser.show('hidden');
      await this.isTaken();
    },
    async isTaken() {
      await until(() => expect(browser.begun).toHaveLength(1));
      isPageStuck = false;
    },
    freePage() {
      isPageStuck = false;
    },
    async close() {
      for (const { stop } of runs) stop();
      await until(() => expect(runs.every(({ state }) => state.end)).toBe(true));
      vi.useRealTimers();
    },
  };
}

export type BackgroundWorld = Awaited<ReturnType<typeof openBackgroundWorld>>;

/** Repeats the check, each time a second of the page's later. */
export const until = (check: () => void | Promise<void>) =>
  vi.waitFor(
    async () => {
      vi.advanceTimersByTime(1000);
      await check();
    },
    { timeout: 20_000, interval: 10 },
  );

/** An answer with the given bytes, which sends no more until it is aborted. */
export const brokenOff = (signal: AbortSignal, bytes: Blob, init?: ResponseInit): Response =>
  new Response(
    new ReadableStream<Uint8Array<ArrayBuffer>>({
      async start(controller) {
        signal.addEventListener('abort', () =>
          controller.error(new DOMException('', 'AbortError')),
        );
        if (bytes.size > 0) controller.enqueue(new Uint8Array(await bytes.arrayBuffer()));
      },
    }),
    init,
  );
