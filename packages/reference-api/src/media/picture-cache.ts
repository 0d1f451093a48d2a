import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';

export type Bytes = Uint8Array<ArrayBuffer>;

export type PictureCache = {
  /** Returns the cached picture with this name, or renders and caches it. */
  get: (name: string, make: () => Promise<Uint8Array>) => Promise<Bytes>;
};

/** The size limit of the memory cache. A folder may hold more. */
const maxBytes = 16_000_000;

/**
 * A cache of rendered pictures. Concurrent requests for one picture render it once, and only a few pictures are
 * rendered at a time. The name contains everything that the picture depends on, so entries never expire, and the
 * folder may be emptied at any time.
 */
export function createPictureCache(folder?: string): PictureCache {
  const pending = new Map<string, Promise<Bytes>>();
  const cache = new Map<string, Bytes>();
  let cachedBytes = 0;
  const turn = limitConcurrency(Math.max(1, availableParallelism() - 1));

  const remember = (name: string, bytes: Bytes) => {
    cache.set(name, bytes);
    cachedBytes += bytes.length;
    for (const [oldest, { length }] of cache) {
      if (cachedBytes <= maxBytes) break;
      cache.delete(oldest);
      cachedBytes -= length;
    }
  };

  const find = async (name: string, make: () => Promise<Uint8Array>): Promise<Bytes> => {
    const file = folder && join(folder, name.slice(0, 2), name);
    const found = file && (await readFile(file).catch(() => undefined));
    if (found) return new Uint8Array(found);
    const made = new Uint8Array(await turn(make));
    if (file) await store(file, made);
    return made;
  };

  return {
    get: (name, make) => {
      const here = cache.get(name);
      if (here) return Promise.resolve(here);
      const begun = pending.get(name);
      if (begun !== undefined) return begun;
      const promise = find(name, make)
        .then((bytes) => {
          remember(name, bytes);
          return bytes;
        })
        .finally(() => pending.delete(name));
      pending.set(name, promise);
      return promise;
    },
  };
}

/**
 * Writes to a temporary file and renames it, because another process may be reading. A full disk only means that the
 * picture is rendered again.
 */
async function store(file: string, bytes: Bytes): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true })
    .then(() => writeFile(draft, bytes))
    .then(() => rename(draft, file))
    .catch(() => {});
}

/** Runs at most `most` tasks at a time, in the order of their requests. */
function limitConcurrency(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
