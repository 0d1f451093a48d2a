import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { freePort } from '../../../packages/storefront/src/commands/ports.ts';
import { brandNames } from '../../../scripts/lib/brands.ts';
import { root } from '../../../scripts/lib/workspace.ts';
import { startProcess } from './process.ts';

export const brands: readonly string[] = brandNames(root);

export function appFolder(brand: string): string {
  return join(root, 'apps', brand);
}

export function buildOf(brand: string): { server: string; client: string } {
  const folder = (name: string) => join(appFolder(brand), 'build', name);
  return { server: folder('server'), client: folder('client') };
}

interface LogLine {
  readonly level?: string;
  readonly event?: string;
  readonly error?: string;
  readonly requestId?: string;
  readonly method?: string;
  readonly path?: string;
  readonly status?: number;
  /** By type and id. */
  readonly title?: string;
}

/** A brand's built server. */
export interface BrandServer {
  readonly brand: string;
  /** The start of every address. */
  readonly origin: string;
  /** The origin that it believes in: a proxy with a certificate may stand in front. */
  readonly publicOrigin: string;
  /** All that it has said. What is no JSON is an error. */
  log(): LogLine[];
  errors(): string[];
  requests(): LogLine[];
  stop(): Promise<void>;
}

/** Of the server's environment. ORIGINS may name the port as `{port}`. */
export type Settings = Readonly<Record<string, string>>;

/** Starts a brand's built server, or another build of it, on a free port, or on the one of `PORT`. */
export async function startBrandServer(
  brand: string,
  apiBaseUrl: string,
  settings: Settings = {},
  build = buildOf(brand),
): Promise<BrandServer> {
  // Not one of those for outgoing connections: another process could take it before the server does.
  const port = settings.PORT ?? (await freePort(randomInt(10_000, 30_000))).port;
  const origin = `http://127.0.0.1:${port}`;
  const origins = settings.ORIGINS?.replaceAll('{port}', String(port)) ?? origin;
  const server = await startProcess({
    name: `The server of ${brand}`,
    args: [`${build.server}/index.js`],
    env: {
      NODE_ENV: 'production',
      API_BASE_URL: apiBaseUrl,
      KIDS_LOCK_SECRET: 'x'.repeat(32),
      PAYMENT_HOSTS: new URL(apiBaseUrl).origin,
      PORT: String(port),
      ...settings,
      ORIGINS: origins,
    },
    ready: /"event":"listening"/,
  });
  return {
    brand,
    origin,
    publicOrigin: origins.split(',')[0] ?? origin,
    log: () => server.lines.map(readLine),
    errors: () => server.lines.flatMap(errorIn),
    requests: () => server.lines.map(readLine).filter(({ event }) => event === 'request'),
    stop: server.stop,
  };
}

function readLine(line: string): LogLine {
  return line.startsWith('{') ? JSON.parse(line) : { level: 'error', error: line };
}

function errorIn(line: string): string[] {
  const { level, event, error } = readLine(line);
  // A library's warning is no event of ours.
  if (level !== 'error' && event !== 'console' && event !== 'node-warning') return [];
  return [event === undefined ? `${error}` : `${event}: ${error ?? line}`];
}
