import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pnpmProgram } from '../../../scripts/lib/pnpm.ts';
import { type Marks, readMarks } from './report/report.ts';

/** The five audits of the score, and further audits that are read. Running all audits takes twice as long. */
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

/** Installs Lighthouse on demand, because it would take a third of the workspace's disk space. */
export function installLighthouse(): void {
  execFileSync(pnpmProgram, ['install', '--ignore-workspace', '--frozen-lockfile'], {
    cwd: home,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** Runs Lighthouse once on its emulated phone and network, in an existing Chrome. Cookies are not deleted. */
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
      // A page with a player never becomes idle.
      '--max-wait-for-load=20000',
    ]);
    return readMarks(JSON.parse(readFileSync(result, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
