import type { HlsConfig, LoaderCallbacks, LoaderConfiguration, LoaderContext } from 'hls.js';
import type { LocalFiles } from '../local-files.ts';

/**
 * Bits per millisecond. With the real reading speed, hls.js would expect a connection of hundreds of megabits, and
 * stall on the best quality at the first file that must be fetched.
 */
const fastestReading = 20_000;

/**
 * Returns a loader for hls.js that reads files on the device, and otherwise loads from the network with the loader
 * that it extends.
 */
export function createLocalLoader(
  localFiles: LocalFiles,
  NetworkLoader: HlsConfig['loader'],
): HlsConfig['loader'] {
  return class LocalLoader extends NetworkLoader {
    /** Set until the file is read or the network loads it. */
    #reading: LoaderCallbacks<LoaderContext> | null = null;

    override load(
      context: LoaderContext,
      config: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): void {
      this.context = context;
      this.stats.loading.start = performance.now();
      this.#reading = callbacks;
      void this.#read(context, config, callbacks);
    }

    override abort(): void {
      const callbacks = this.#reading;
      const { context, stats } = this;
      this.#reading = null;
      super.abort();
      if (!callbacks || !context) return;
      stats.aborted = true;
      callbacks.onAbort?.(stats, context, null);
    }

    override destroy(): void {
      this.#reading = null;
      super.destroy();
    }

    async #read(
      context: LoaderContext,
      config: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): Promise<void> {
      const { stats } = this;
      const { loading } = stats;
      let data: string | ArrayBuffer | null;
      try {
        const file = await localFiles.read(context.url);
        loading.first = performance.now();
        data = file && (await contentOf(file, context));
      } catch (error) {
        if (this.#reading !== callbacks) return;
        this.#reading = null;
        callbacks.onError({ code: 0, text: String(error) }, context, null, stats);
        return;
      }
      // The load was aborted in the meantime.
      if (this.#reading !== callbacks) return;
      this.#reading = null;
      if (data === null) {
        loading.start = 0;
        super.load(context, config, callbacks);
        return;
      }
      const size = typeof data === 'string' ? data.length : data.byteLength;
      stats.loaded = size;
      stats.total = size;
      loading.end = performance.now();
      loading.first = Math.min(loading.first, loading.end - (size * 8) / fastestReading);
      loading.start = Math.min(loading.start, loading.first);
      callbacks.onProgress?.(stats, context, data, null);
      callbacks.onSuccess({ url: context.url, data, code: 200 }, stats, context, null);
    }
  };
}

function contentOf(file: Blob, context: LoaderContext): Promise<string | ArrayBuffer> {
  const { responseType, rangeStart = 0, rangeEnd } = context;
  const part = rangeEnd ? file.slice(rangeStart, rangeEnd) : file;
  return responseType === 'text' ? part.text() : part.arrayBuffer();
}
