import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pnpmProgram } from '../../../scripts/lib/pnpm.ts';
import { type Marks, readMarks } from './report.ts';

/** The five of the score, and what is read beside them. All of Lighthouse takes twice as long. */
const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
  'network-requests',
  'total-byte-weight',
];

const home = fileURLToPath(new URL('../lighthouse', import.meta.url));

/** Installed on demand: it would take a third of the workspace's disk space. */
export function installLighthouse(): void {
  execFileSync(pnpmProgram, ['install', '--ignore-workspace', '--frozen-lockfile'], {
    cwd: home,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** One run on Lighthouse's emulated phone and network, in a Chrome that is there. It leaves the cookies. */
export async function lighthouse(chromePort: number, address: string): Promise<Marks> {
  const folder = mkdtempSync(join(tmpdir(), 'parde-lighthouse-'));
  const result = join(folder, 'run.json');
  try {
    await promisify(execFile)(process.execPath, [
      join(home, 'node_modules/lighthouse/cli/index.js'),
      address,
      `--port=${chromePort}`,
      ...['--quiet', `--only-audits=${audits.join(',')}`, '--disable-full-page-screenshot'],
      ...['--output=json', `--output-path=${result}`],
      // A player never comes to rest.
      '--max-wait-for-load=20000',
    ]);
    return readMarks(JSON.parse(readFileSync(result, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
