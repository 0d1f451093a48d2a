#!/usr/bin/env node
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { type Catalogue, makeCatalogue, readCatalogue } from './index.ts';

const usage = `parde-demo-catalogue: an invented catalogue in Persian and English, as one JSON file

  --out <file>        the file to write
  --seed <number>     1 by default; each seed makes a different catalogue
  --size full|small   full by default: about 3,300 titles and 34,000 episodes; small has about 200 titles
  --day <date>        the day that "new" and "soon" refer to, such as 2026-11-21; today by default
  --check <file>      checks a catalogue of your own and names each mistake, without writing a file
  --help`;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        out: { type: 'string' },
        seed: { type: 'string', default: '1' },
        size: { type: 'string', default: 'full' },
        day: { type: 'string' },
        check: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

/** Writes one row per line, so that a file of twenty megabytes can be read, searched and compared. */
function* linesOf(catalogue: Catalogue): Generator<string> {
  let between = '{\n';
  for (const [key, value] of Object.entries(catalogue)) {
    const list = Array.isArray(value);
    yield `${between}${JSON.stringify(key)}: ${list ? '[\n' : JSON.stringify(value)}`;
    for (const [at, row] of list ? value.entries() : []) {
      yield `${at === 0 ? '' : ',\n'}${JSON.stringify(row)}`;
    }
    if (list) yield '\n]';
    between = ',\n';
  }
  yield '\n}\n';
}

async function write(file: string, catalogue: Catalogue): Promise<void> {
  await pipeline(Readable.from(linesOf(catalogue)), createWriteStream(file));
}

function describeCatalogue({ titles, people = [] }: Catalogue): string {
  const episodes = titles
    .flatMap(({ seasons = [] }) => seasons)
    .reduce((sum, season) => sum + season.episodes.length, 0);
  return `${titles.length} titles, ${episodes} episodes, ${people.length} people`;
}

const { out, seed, size, day, check, help } = readOptions();
if (help || (out === undefined && check === undefined)) {
  console.log(usage);
  process.exit(help ? 0 : 1);
}
try {
  if (check !== undefined)
    console.log(`${check} is valid: ${describeCatalogue(readCatalogue(check))}.`);
  if (out !== undefined) {
    if (!/^\d{1,10}$/.test(seed) || Number(seed) >= 2 ** 32)
      fail(`--seed must be a whole number, not "${seed}".`);
    if (size !== 'full' && size !== 'small') fail(`--size must be full or small, not "${size}".`);
    const now = day === undefined ? Date.now() : Date.parse(`${day}T12:00:00+03:30`);
    if (Number.isNaN(now) || (day && !new Date(now).toISOString().startsWith(day)))
      fail(`--day must be a day such as 2026-11-21, not "${day}".`);
    const catalogue = makeCatalogue({ seed: Number(seed), size, now });
    await write(out, catalogue);
    console.log(`Wrote ${out}: ${describeCatalogue(catalogue)}.`);
  }
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
