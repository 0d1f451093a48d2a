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

/** Which catalogue: the demo's as of a day, or a file of one's own. */
export type CatalogueSource = Required<CatalogueOptions> | { file: string; now: number };

/** `full` and `small` are the demo's; anything else is a file. */
export function sourceOf(catalogue: string, seed: number, now: number): CatalogueSource {
  return catalogue === 'full' || catalogue === 'small'
    ? { size: catalogue, seed, now }
    : { file: catalogue, now };
}

/** A folder for catalogues that were made before. It may be emptied at any time. */
export type CatalogueCache = { folder: string; report: (problem: string) => void };

const prefix = 'parde-catalogue-';
/** A change of the code or a new day makes another file; those of yesterday go. */
const maxFiles = 8;
const digestLength = 32;

/** Where the copy of this catalogue is, if it is kept. */
export function keptFile(folder: string, source: CatalogueSource): string {
  return join(folder, prefix + keyOf(source));
}

/** The kept copy of this catalogue; where there is none, what `make` gives, which is kept. */
export function keptCatalogue(
  { folder, report }: CatalogueCache,
  source: CatalogueSource,
  make: () => Buffer,
): Buffer {
  const file = keptFile(folder, source);
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
    report(`The catalogue cannot be kept in ${folder}: ${error}`);
  }
  return copy;
}

/** Nothing where the file is not as it was written. */
function read(file: string): Buffer | undefined {
  const bytes = readFileSync(file);
  const copy = bytes.subarray(digestLength);
  if (!digestOf(copy).equals(bytes.subarray(0, digestLength))) return undefined;
  const now = new Date();
  utimesSync(file, now, now);
  return copy;
}

/** By another name first: who reads meanwhile finds nothing or a whole file. */
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
  const kept = readdirSync(folder)
    .filter((name) => name.startsWith(prefix))
    .map((name) => ({ path: join(folder, name), usedAt: usedAt(join(folder, name)) }))
    .sort((a, b) => b.usedAt - a.usedAt);
  for (const { path } of kept.slice(maxFiles)) rmSync(path, { force: true });
}

/** All that the catalogue depends on: code, data, Node's alphabet, and what is wanted. */
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
