import Hls, {
  type LoaderConfiguration,
  type LoaderContext,
  LoaderContextType,
  type LoaderResponse,
} from 'hls.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LocalFiles } from '../local-files.ts';
import { createLocalLoader } from './local-loader.ts';

const bytes = Uint8Array.from({ length: 1000 }, (_, index) => index % 256);

const savedFiles = new Map([
  ['offline://movie-1024/master.m3u8', new Blob(['#EXTM3U\n# شب‌ها'])],
  ['offline://movie-1024/1.m4s', new Blob([bytes])],
]);

const fromMap: LocalFiles['read'] = async (url) => savedFiles.get(url) ?? null;

/** A network that serves one address. */
class Network {
  readyState = 0;
  status = 0;
  response: ArrayBuffer | null = null;
  responseType = '';
  responseURL = '';
  aborted = false;
  onreadystatechange: (() => void) | null = null;
  open(_: string, url: string) {
    this.responseURL = url;
  }
  setRequestHeader() {}
  send() {
    queueMicrotask(() => {
      if (this.responseURL === 'https://media.example/2.m4s') {
        this.status = 200;
        this.response = bytes.slice(0, 500).buffer;
      }
      this.readyState = 4;
      this.onreadystatechange?.();
    });
  }
  abort() {
    this.aborted = true;
  }
}

beforeEach(() => {
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('XMLHttpRequest', Network);
});
afterEach(() => vi.unstubAllGlobals());

const retry = { maxNumRetry: 0, retryDelayMs: 0, maxRetryDelayMs: 0 };
const config: LoaderConfiguration = {
  loadPolicy: {
    ...{ maxTimeToFirstByteMs: 1000, maxLoadTimeMs: 1000 },
    ...{ timeoutRetry: retry, errorRetry: retry },
  },
  ...{ maxRetry: 0, timeout: 1000, retryDelay: 0, maxRetryDelay: 0 },
};

/** Loads as hls.js does: it takes the reference to `stats` before it calls `load`. */
function start(some: Partial<LoaderContext>, read = fromMap) {
  const type = LoaderContextType.MEDIA_FRAGMENT;
  const context = { type, responseType: 'arraybuffer', url: '', ...some };
  const Loader = createLocalLoader({ read }, Hls.DefaultConfig.loader);
  const loader = new Loader(Hls.DefaultConfig);
  const { stats } = loader;
  const calls: string[] = [];
  const answer = new Promise<LoaderResponse>((resolve) => {
    loader.load(context, config, {
      onSuccess(response) {
        calls.push('success');
        resolve(response);
      },
      onError({ code }) {
        calls.push(`error ${code}`);
        resolve({ url: context.url, code });
      },
      onTimeout: () => calls.push('timeout'),
      onAbort: () => calls.push('abort'),
    });
  });
  return { loader, stats, calls, answer };
}

const bytesOf = ({ data }: LoaderResponse) =>
  data instanceof ArrayBuffer ? new Uint8Array(data) : null;

/** Waits until every pending callback has run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('returns a playlist as text, under its own address', async () => {
  const url = 'offline://movie-1024/master.m3u8';
  const { answer } = start({ url, responseType: 'text' });
  expect(await answer).toEqual({ url, data: '#EXTM3U\n# شب‌ها', code: 200 });
});

it('returns a part of the film as bytes, completely or for the requested range', async () => {
  const url = 'offline://movie-1024/1.m4s';
  expect(bytesOf(await start({ url, rangeStart: 0, rangeEnd: 0 }).answer)).toEqual(bytes);
  const part = start({ url, rangeStart: 100, rangeEnd: 300 });
  expect(bytesOf(await part.answer)).toEqual(bytes.slice(100, 300));
  expect(part.stats).toMatchObject({ loaded: 200, total: 200 });
});

it('reports a bandwidth of at most 20 Mbit/s to hls.js', async () => {
  const size = 2_000_000;
  const { stats, answer } = start({ url: 'any' }, async () => new Blob([new Uint8Array(size)]));
  await answer;
  const { start: began, first, end } = stats.loading;
  expect(began).toBeLessThanOrEqual(first);
  // hls.js measures the bandwidth without the wait for the first byte.
  const bitsPerSecond = (size * 8) / ((end - first) / 1000);
  expect(bitsPerSecond).toBeLessThanOrEqual(20_000_001);
});

it('loads files that are not on the device from the network, and measures their time from the network request', async () => {
  const url = 'https://media.example/2.m4s';
  const { answer, stats, loader } = start({ url });
  expect(bytesOf(await answer)).toEqual(bytes.slice(0, 500));
  expect(stats).toMatchObject({ loaded: 500, total: 500 });
  expect(loader.stats).toBe(stats);
  expect(stats.loading.start).toBeGreaterThan(0);
  expect(stats.loading.end).toBeGreaterThanOrEqual(stats.loading.start);
});

it('reports a lost connection if the file cannot be fetched or read', async () => {
  const missing = start({ url: 'offline://movie-1024/2.m4s' });
  expect(await missing.answer).toMatchObject({ code: 0 });
  const broken = start({ url: 'offline://movie-1024/1.m4s' }, () =>
    Promise.reject(new Error('gone')),
  );
  expect(await broken.answer).toMatchObject({ code: 0 });
  expect([...missing.calls, ...broken.calls]).toEqual(['error 0', 'error 0']);
});

it('reports nothing more after an abort or destroy', async () => {
  const file = new Blob([bytes]);
  for (const read of [async () => file, async () => null, () => Promise.reject(new Error('no'))]) {
    const aborted = start({ url: 'any' }, read);
    aborted.loader.abort();
    expect(aborted.stats.aborted).toBe(true);
    const destroyed = start({ url: 'any' }, read);
    destroyed.loader.destroy();
    await settle();
    expect(aborted.calls).toEqual(['abort']);
    expect(destroyed.calls).toEqual([]);
  }
});

it('aborts a request to the network', async () => {
  const sent = vi.spyOn(Network.prototype, 'send').mockImplementation(() => undefined);
  const { loader, calls } = start({ url: 'https://media.example/2.m4s' });
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  loader.abort();
  expect(calls).toEqual(['abort']);
  expect(sent.mock.contexts[0]).toMatchObject({ aborted: true });
  sent.mockRestore();
});
