import Hls, { type LoaderConfiguration, type LoaderContext, LoaderContextType } from 'hls.js';
import { expect, it, vi } from 'vitest';
import { createHlsLoader } from './hls.ts';

const url = 'offline://folder/video-0';
const files = { read: async (address: string) => (address === url ? new Blob(['abcdef']) : null) };

const config: LoaderConfiguration = {
  loadPolicy: {
    maxTimeToFirstByteMs: 1,
    maxLoadTimeMs: 1,
    errorRetry: null,
    timeoutRetry: null,
  },
  timeout: 1,
  maxRetry: 0,
  retryDelay: 0,
  maxRetryDelay: 0,
};

type Context = Pick<LoaderContext, 'url' | 'responseType'> & Partial<LoaderContext>;

/** Loads as hls.js does. `stats` are the figures from which hls.js computes the speed. */
function start(context: Context) {
  const loader = new (createHlsLoader(files))(Hls.DefaultConfig);
  const result: { data?: unknown; error?: string } = {};
  loader.load({ type: LoaderContextType.MANIFEST, ...context }, config, {
    onSuccess({ data }) {
      result.data = data;
    },
    onError({ text }) {
      result.error = text;
    },
    onTimeout: () => expect.unreachable(),
  });
  return { loader, result, stats: loader.stats };
}

async function load(context: Context) {
  const { result, stats } = start(context);
  await vi.waitFor(() => expect(result).not.toEqual({}));
  return { ...result, stats };
}

const textOf = (data: unknown) => (data instanceof ArrayBuffer ? Buffer.from(data).toString() : '');

it('a file of the title is given to hls.js, with its size', async () => {
  const { data, stats } = await load({ url, responseType: 'arraybuffer' });
  expect(textOf(data)).toBe('abcdef');
  expect(stats).toMatchObject({ loaded: 6, total: 6 });
  expect(stats.loading.end).toBeGreaterThanOrEqual(stats.loading.start);
});

it('a playlist is given to hls.js as text', async () => {
  expect((await load({ url, responseType: 'text' })).data).toBe('abcdef');
});

it('of a byte range, hls.js gets these bytes only', async () => {
  const range = { rangeStart: 2, rangeEnd: 4 };
  const { data, stats } = await load({ url, responseType: 'arraybuffer', ...range });
  expect(textOf(data)).toBe('cd');
  expect(stats.loaded).toBe(2);
  const none = { rangeStart: 0, rangeEnd: 0 };
  expect(textOf((await load({ url, responseType: 'arraybuffer', ...none })).data)).toBe('abcdef');
});

it('a file that is not on the device is an error', async () => {
  const { error } = await load({ url: 'offline://folder/video-1', responseType: 'arraybuffer' });
  expect(error).toContain('offline://folder/video-1 is not on this device');
});

it.each(['abort', 'destroy'] as const)(
  'after %s, hls.js gets neither data nor an error',
  async (end) => {
    for (const address of [url, 'offline://folder/video-1']) {
      const ended = start({ url: address, responseType: 'text' });
      ended.loader[end]();
      // A later load of the same file has a result, so the ended one would have one as well.
      await load({ url: address, responseType: 'text' });
      expect(ended.result).toEqual({});
    }
  },
);
