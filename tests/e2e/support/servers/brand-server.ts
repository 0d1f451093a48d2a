import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { freePort } from '../../../../packages/storefront/src/commands/ports.ts';
import { brandNames } from '../../../../scripts/lib/brands.ts';
import { root } from '../../../../scripts/lib/workspace.ts';
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
  /** The title, by type and id. */
  readonly title?: string;
}

/** A brand's built server. */
export interface BrandServer {
  readonly brand: string;
  /** The beginning of every address of this server. */
  readonly origin: string;
  /** The server's own public origin. It differs from `origin` if a proxy with a certificate is in front. */
  readonly publicOrigin: string;
  /** The complete output. A line that is not JSON is an error. */
  log(): LogLine[];
  errors(): string[];
  requests(): LogLine[];
  stop(): Promise<void>;
}

/** Settings in the server's environment. ORIGINS may contain the port as `{port}`. */
export type Settings = Readonly<Record<string, string>>;

/** Starts a brand's built server, or another build of the server, on a free port or on the port in `PORT`. */
export async function startBrandServer(
  brand: string,
  apiBaseUrl: string,
  settings: Settings = {},
  build = buildOf(brand),
): Promise<BrandServer> {
  // Not a port for outgoing connections, because another process could take it before the server does.
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
  // A library's warning is not an event of our own.
  if (level !== 'error' && event !== 'console' && event !== 'node-warning') return [];
  return [event === undefined ? `${error}` : `${event}: ${error ?? line}`];
}
