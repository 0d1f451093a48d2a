import { createHash, type Hash, randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CatalogueOptions } from '@parde/demo-catalogue';
import { calendarDay } from './catalogue/tehran.ts';

/** The source of a catalogue: the demo's for a day, or the owner's own file. */
export type CatalogueSource = Required<CatalogueOptions> | { file: string; now: number };

/** Returns the source for a catalogue option. `full` and `small` are the demo's; anything else is a file. */
export function sourceOf(catalogue: string, seed: number, now: number): CatalogueSource {
  return catalogue === 'full' || catalogue === 'small'
    ? { size: catalogue, seed, now }
    : { file: catalogue, now };
}

/** A folder of cached catalogues. It may be emptied at any time. */
export type CatalogueCache = { folder: string; report: (problem: string) => void };

const prefix = 'parde-catalogue-';
/** Each change of the code and each day adds a file, so the oldest ones are deleted. */
const maxFiles = 8;
const digestLength = 32;

/** Returns the path of the cached copy of this catalogue. */
export function cachedFile(folder: string, source: CatalogueSource): string {
  return join(folder, prefix + keyOf(source));
}

/** Returns the cached copy of this catalogue. If there is none, calls `make` and caches its result. */
export function cachedCatalogue(
  { folder, report }: CatalogueCache,
  source: CatalogueSource,
  make: () => Buffer,
): Buffer {
  const file = cachedFile(folder, source);
  try {
    const copy = read(file);
    if (copy) return copy;
    report(`${file} is not a whole catalogue. It is made again.`);
  } catch (error) {
    if (!isMissing(error)) report(`${file} cannot be read (${error}). The catalogue is made anew.`);
  }
  const copy = make();
  try {
    write(folder, file, copy);
  } catch (error) {
    report(`The catalogue cannot be cached in ${folder}: ${error}`);
  }
  return copy;
}

/** Returns undefined if the file is damaged. */
function read(file: string): Buffer | undefined {
  const bytes = readFileSync(file);
  const copy = bytes.subarray(digestLength);
  if (!digestOf(copy).equals(bytes.subarray(0, digestLength))) return undefined;
  const now = new Date();
  utimesSync(file, now, now);
  return copy;
}

/** Writes to a temporary name first, so that another reader finds either no file or a complete one. */
function write(folder: string, file: string, copy: Buffer): void {
  mkdirSync(folder, { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  try {
    writeFileSync(unfinished, digestOf(copy));
    writeFileSync(unfinished, copy, { flag: 'a' });
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
  const usedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const cachedFiles = readdirSync(folder)
    .filter((name) => name.startsWith(prefix))
    .map((name) => ({ path: join(folder, name), usedAt: usedAt(join(folder, name)) }))
    .sort((a, b) => b.usedAt - a.usedAt);
  for (const { path } of cachedFiles.slice(maxFiles)) rmSync(path, { force: true });
}

/**
 * Returns a key of everything that the catalogue depends on: the code, the data, the Node version with its sort order
 * of letters, and the requested source.
 */
function keyOf(source: CatalogueSource): string {
  const hash = createHash('sha256').update(process.version);
  const { resolve } = createRequire(import.meta.url);
  const [rules, demo] = [
    dirname(resolve('@parde/domain')),
    dirname(resolve('@parde/demo-catalogue')),
  ];
  for (const folder of [fileURLToPath(new URL('.', import.meta.url)), rules, demo]) {
    addFiles(hash, folder, /(?<!\.test)\.[jt]s$/);
  }
  addFiles(hash, join(demo, '../data'), /\.json$/);
  if ('file' in source) hash.update(readFileSync(source.file));
  else hash.update(`${source.seed} ${calendarDay(source.now)}`);
  return `${'file' in source ? 'own' : source.size}-${hash.digest('hex').slice(0, 32)}`;
}

function addFiles(hash: Hash, folder: string, wanted: RegExp): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => wanted.test(name))
    .sort();
  for (const name of names) hash.update(name).update(readFileSync(join(folder, name)));
}

function digestOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
