/** Prints the server's costs on this machine. It measures and never fails. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../src/bin.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'parde-bench-'));
const file = join(folder, 'bench.db');
const kept = ['--cache', folder];

async function start(...options: string[]) {
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
/** The terms with a misspelling. */
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
// biome-ignore lint/suspicious/noConsole: printing is what it is for.
const line = (name: string, value: string) => console.log(`${name.padEnd(44)}${value}`);
const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

try {
  for (const [name, ...options] of [
    ['first start, catalogue seeded', '--db', file],
    ['start in memory, catalogue seeded and kept', ...kept],
    ['start in memory, from the kept catalogue', ...kept],
  ] as const) {
    const first = await start(...options);
    line(name, ms(first.milliseconds));
    first.child.kill();
  }
  const { child, address, milliseconds } = await start('--db', file);
  line('start on a database that is there', ms(milliseconds));
  line('database', `${(statSync(file).size / 1e6).toFixed(0)} MB`);

  const query = (path: string) => (term: string) => `${path}?query=${encodeURIComponent(term)}`;
  const quick = [...terms, ...slips]
    .filter((term) => term.length > 2)
    .map(query('/ghost/get/getSearchQuick'));
  const full = [...terms, ...slips].map(query('/get/search'));
  for (const [name, paths] of Object.entries({ 'quick search': quick, 'full search': full })) {
    await times(address, paths, 1);
    const taken = await times(address, paths, 20);
    line(`${name}, median and 95th of 100`, `${ms(at(taken, 0.5))}, ${ms(at(taken, 0.95))}`);
  }
  for (const path of [
    '/get/discover',
    '/get/movie/1024',
    '/get/titles?sort=rating',
    '/get/app/plans',
  ]) {
    line(`requests a second, ${path}`, (await perSecond(address, path)).toFixed(0));
  }
  const memory = await new Promise<string>((resolve) => {
    const ps = spawn('ps', ['-o', 'rss=', '-p', String(child.pid)]);
    ps.on('error', () => resolve('not known here'));
    ps.stdout.setEncoding('utf8').on('data', (text: string) => {
      resolve(`${(Number(text) / 1024).toFixed(0)} MB`);
    });
  });
  line('memory of the server after that', memory);
  child.kill();
} finally {
  rmSync(folder, { recursive: true });
}
