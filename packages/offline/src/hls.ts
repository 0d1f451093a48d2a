import Hls, { type HlsConfig, type LoaderCallbacks, type LoaderContext } from 'hls.js';
import type { OfflineFiles } from './storage/source.ts';

/** Returns a loader for hls.js, which reads the files of a saved title. @parde/player has its own. */
export function createHlsLoader(files: OfflineFiles): HlsConfig['loader'] {
  return class OfflineLoader extends Hls.DefaultConfig.loader {
    override load(
      context: LoaderContext,
      _config: unknown,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): void {
      const { stats } = this;
      stats.loading.start = performance.now();
      const read = async () => {
        const file = await files.read(context.url);
        if (!file) throw new Error(`${context.url} is not on this device.`);
        const { rangeStart = 0, rangeEnd, responseType } = context;
        const part = rangeEnd ? file.slice(rangeStart, rangeEnd) : file;
        const data = await (responseType === 'text' ? part.text() : part.arrayBuffer());
        if (stats.aborted) return;
        stats.loaded = part.size;
        stats.total = part.size;
        stats.loading.first = stats.loading.end = performance.now();
        callbacks.onSuccess({ url: context.url, data, code: 200 }, stats, context, null);
      };
      read().catch((error: unknown) => {
        if (!stats.aborted)
          callbacks.onError({ code: 0, text: String(error) }, context, null, stats);
      });
    }

    override abort(): void {
      this.stats.aborted = true;
    }

    override destroy(): void {
      this.stats.aborted = true;
    }
  };
}
