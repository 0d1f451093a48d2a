import assert from 'node:assert/strict';
import type { OfflineFiles } from '@parde/offline';
import { createHlsLoader } from '@parde/offline/hls';
import Hls, { type HlsConfig, LoaderContextType } from 'hls.js';

const read: string[] = [];
const files: OfflineFiles = {
  read: async (url) => {
    read.push(url);
    return new Blob(['#EXTM3U']);
  },
};
const Loader = createHlsLoader(files);
const config: Partial<HlsConfig> = { loader: Loader };
assert.equal(config.loader, Loader);

const loader = new Loader(Hls.DefaultConfig);
const text = await new Promise((resolve, reject) => {
  loader.load(
    { url: 'offline://film/master.m3u8', type: LoaderContextType.MANIFEST, responseType: 'text' },
    {
      ...Hls.DefaultConfig.manifestLoadPolicy.default,
      timeout: 0,
      maxRetry: 0,
      retryDelay: 0,
      maxRetryDelay: 0,
      loadPolicy: Hls.DefaultConfig.manifestLoadPolicy.default,
    },
    {
      onSuccess: ({ data }) => resolve(data),
      onError: ({ text: reason }) => reject(new Error(reason)),
      onTimeout: () => reject(new Error('timeout')),
    },
  );
});
assert.equal(text, '#EXTM3U');

console.log(read.join());
