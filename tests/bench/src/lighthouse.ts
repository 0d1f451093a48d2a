import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { host } from '@parde/deploy-tests';
import { findBrowser } from '../../../scripts/find-browser.ts';
import { pnpmProgram } from '../../../scripts/lib/pnpm.ts';
import { median } from './median.ts';

export interface Marks {
  readonly performance: number;
  readonly lcpSeconds: number;
  readonly tbtMilliseconds: number;
  readonly cls: number;
  readonly kilobytes: number;
  readonly requests: number;
}

const runs = 3;
const home = fileURLToPath(new URL('../lighthouse', import.meta.url));

/** Installed on demand: it would take a third of the workspace's disk space. */
export function installLighthouse(): void {
  execFileSync(pnpmProgram, ['install', '--ignore-workspace', '--frozen-lockfile'], {
    cwd: home,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** The median of each Lighthouse metric, on its emulated phone and network. */
export async function lighthouse(port: number, path: string): Promise<Marks> {
  const all: Marks[] = [];
  for (let left = 2 * runs; all.length < runs; left -= 1) {
    // Lighthouse says so itself when the trace is broken, which happens now and then.
    const marks = await once(port, path).catch((error: unknown) => {
      if (left === 0) throw error;
    });
    if (marks) all.push(marks);
  }
  const of = (name: keyof Marks) => median(all.map((marks) => marks[name]));
  return {
    performance: of('performance'),
    lcpSeconds: of('lcpSeconds'),
    tbtMilliseconds: of('tbtMilliseconds'),
    cls: of('cls'),
    kilobytes: of('kilobytes'),
    requests: of('requests'),
  };
}

interface Report {
  readonly categories: { readonly performance: { readonly score: number } };
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly numericValue?: number;
        readonly details?: { readonly items?: readonly { readonly url?: string }[] };
      }
    >
  >;
}

async function once(port: number, path: string): Promise<Marks> {
  const origin = `http://${host}:${port}`;
  const flags = [
    '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run',
    `--host-resolver-rules="MAP ${host} 127.0.0.1"`,
    // As behind a certificate.
    `--unsafely-treat-insecure-origin-as-secure=${origin}`,
  ].join(' ');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(home, 'node_modules/lighthouse/cli/index.js'),
      origin + path,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      `--chrome-flags=${flags}`,
    ],
    { env: { ...process.env, CHROME_PATH: findBrowser() ?? '' }, maxBuffer: 64 * 1024 * 1024 },
  );
  return readMarks(JSON.parse(stdout));
}

function readMarks({ categories, audits }: Report): Marks {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  return {
    performance: Math.round(categories.performance.score * 100),
    lcpSeconds: value('largest-contentful-paint') / 1000,
    tbtMilliseconds: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    kilobytes: value('total-byte-weight') / 1000,
    requests: requests.filter(({ url }) => !url?.startsWith('data:')).length,
  };
}
