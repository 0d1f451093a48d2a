import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';

export type Bytes = Uint8Array<ArrayBuffer>;

export type Prints = {
  /** The picture of that name: as it is kept, or made now. */
  get: (name: string, make: () => Promise<Uint8Array>) => Promise<Bytes>;
};

/** What is kept in memory between two requests; whoever wants more gives a folder. */
const mostBytes = 16_000_000;

/**
 * Pictures that were made. However many ask for one at the same moment, it is made once, and only so many are being
 * made at a time. A name says all that the picture depends on, so nothing here grows old and the folder may be emptied
 * at any time.
 */
export function createPrints(folder?: string): Prints {
  const making = new Map<string, Promise<Bytes>>();
  const kept = new Map<string, Bytes>();
  let keptBytes = 0;
  const turn = turns(Math.max(1, availableParallelism() - 1));

  const keep = (name: string, bytes: Bytes) => {
    kept.set(name, bytes);
    keptBytes += bytes.length;
    for (const [oldest, { length }] of kept) {
      if (keptBytes <= mostBytes) break;
      kept.delete(oldest);
      keptBytes -= length;
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
      const here = kept.get(name);
      if (here) return Promise.resolve(here);
      const begun = making.get(name);
      if (begun !== undefined) return begun;
      const promise = find(name, make)
        .then((bytes) => {
          keep(name, bytes);
          return bytes;
        })
        .finally(() => making.delete(name));
      making.set(name, promise);
      return promise;
    },
  };
}

/** Under its name only once it is whole: another process may be reading. A full disk costs time, not the picture. */
async function store(file: string, bytes: Bytes): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true })
    .then(() => writeFile(draft, bytes))
    .then(() => rename(draft, file))
    .catch(() => {});
}

/** So many at a time, the others in the order they came. */
function turns(most: number) {
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
