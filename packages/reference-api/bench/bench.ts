/**
 * Prints the server's performance on this machine. It only measures and never fails. With the path of another
 * checkout, it measures both in turn, so that other load on the machine affects both: `bench ../../../before`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = mkdtempSync(join(tmpdir(), 'parde-bench-'));
const here = fileURLToPath(new URL('../../..', import.meta.url));
const [other] = process.argv.slice(2);
/** Each version has its own files. */
const versions = [here, ...(other === undefined ? [] : [resolve(other)])].map(
  (checkout, place) => ({
    bin: join(checkout, 'packages/reference-api/src/bin.ts'),
    file: (name: string) => join(folder, `${place}-${name}`),
  }),
);
type Version = (typeof versions)[number];

async function start({ bin }: Version, ...options: string[]) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [bin, '--port', '0', '--production', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    output += chunk;
    const address = /ready at (\S+)\n/.exec(output)?.[1];
    if (address) return { child, address, milliseconds: performance.now() - startedAt };
  }
  throw new Error(`The server ended: ${output}`);
}

async function stop(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}

const terms = [
  'قهوه',
  'باد',
  'شب',
  'قهوه خانه',
  'دختر',
  'تهران',
  'شهر',
  '714',
  'the',
  'night',
  'قسمت',
];
/** Search terms with misspellings. */
const slips = ['قهوخانه', 'دخنر', 'تهرن', 'خانه روبه باد', 'nihgt', 'پاييز', 'كتاب'];

async function times(address: string, paths: readonly string[], rounds: number): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const path of paths) {
      const startedAt = performance.now();
      const response = await fetch(`${address}${path}`);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
      taken.push(performance.now() - startedAt);
    }
  }
  return taken.sort((a, b) => a - b);
}

async function perSecond(address: string, path: string): Promise<number> {
  const until = performance.now() + 3000;
  let answered = 0;
  const client = async () => {
    while (performance.now() < until) {
      const response = await fetch(`${address}${path}`);
      await response.arrayBuffer();
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: 16 }, client));
  return answered / 3;
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
const median = (values: readonly number[]) =>
  at(
    values.toSorted((a, b) => a - b),
    0.5,
  );
const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const mb = (value: number) => `${value.toFixed(0)} MB`;

async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const ps = spawn('ps', ['-o', 'rss=', '-p', String(pid)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  for await (const chunk of ps.stdout.setEncoding('utf8')) text += chunk;
  return Number(text) / 1024;
}

/** Prints a row with a column for each version. */
async function line(name: string, measure: (version: Version) => Promise<string>): Promise<void> {
  const columns: string[] = [];
  for (const version of versions) columns.push((await measure(version)).padEnd(20));
  // biome-ignore lint/suspicious/noConsole: printing is what it is for.
  console.log(`${name.padEnd(44)}${columns.join('')}`.trimEnd());
}

const rounds = 3;

/** Prints the medians of a few starts. The versions are started in turn. */
async function starts(name: string, optionsOf: (version: Version, round: number) => string[]) {
  const taken = new Map(
    versions.map((version): [Version, Taken] => [version, { time: [], memory: [] }]),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const [version, { time, memory }] of taken) {
      const { child, milliseconds } = await start(version, ...optionsOf(version, round));
      time.push(milliseconds);
      memory.push(await memoryOf(child));
      await stop(child);
    }
  }
  await line(name, async (version) => {
    const { time = [], memory = [] } = taken.get(version) ?? {};
    return `${ms(median(time))}, ${mb(median(memory))}`;
  });
}

type Taken = { time: number[]; memory: number[] };

const query = (path: string) => (term: string) => `${path}?query=${encodeURIComponent(term)}`;
const searches = {
  'quick search': [...terms, ...slips]
    .filter((term) => term.length > 2)
    .map(query('/ghost/get/getSearchQuick')),
  'full search': [...terms, ...slips].map(query('/get/search')),
};

try {
  if (other !== undefined)
    await line('', async ({ bin }) => (bin.startsWith(here) ? 'here' : 'there'));
  // Then Node's cache of compiled code is warm for all later measurements.
  await starts('first start, catalogue made', ({ file }, round) => ['--db', file(`${round}.db`)]);
  await starts('next start, on a database that is there', ({ file }) => ['--db', file('0.db')]);
  await starts('first start in memory, catalogue kept', ({ file }, round) => [
    '--cache',
    file(`${round}`),
  ]);
  await starts('next start in memory, from what is kept', ({ file }) => ['--cache', file('0')]);
  await line('database', async ({ file }) => mb(statSync(file('0.db')).size / 1e6));

  const running = new Map<Version, Awaited<ReturnType<typeof start>>>();
  for (const version of versions) {
    running.set(version, await start(version, '--db', version.file('0.db')));
  }
  const server = (version: Version) => {
    const found = running.get(version);
    if (!found) throw new Error('It was not started.');
    return found;
  };
  for (const [name, paths] of Object.entries(searches)) {
    await line(`${name}, median and 95th of 100`, async (version) => {
      await times(server(version).address, paths, 1);
      const taken = await times(server(version).address, paths, 20);
      return `${ms(at(taken, 0.5))}, ${ms(at(taken, 0.95))}`;
    });
  }
  for (const path of [
    '/get/discover',
    '/get/movie/1024',
    '/get/titles?sort=rating',
    '/get/app/plans',
  ]) {
    await line(`requests a second, ${path}`, async (version) =>
      (await perSecond(server(version).address, path)).toFixed(0),
    );
  }
  await line('memory of the server after that', async (version) =>
    mb(await memoryOf(server(version).child)),
  );
  for (const { child } of running.values()) await stop(child);
} finally {
  rmSync(folder, { recursive: true });
}
