import { join } from 'node:path';
import { brandNames } from '../../../scripts/lib/brands.ts';
import { root } from '../../../scripts/lib/workspace.ts';
import { freePort, startProcess } from './process.ts';

/** Every brand of the workspace. */
export const brands: readonly string[] = brandNames(root);

export function appFolder(brand: string): string {
  return join(root, 'apps', brand);
}

/** Where a brand's build is. */
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
}

/** A brand's built server, as viewers reach it. */
export interface BrandServer {
  readonly brand: string;
  /** Where it is reached: the start of every address. */
  readonly origin: string;
  /** Where it believes that viewers reach it: a proxy with a certificate may stand in front. */
  readonly publicOrigin: string;
  /** The errors in its log. */
  errors(): string[];
  /** The requests in its log. */
  requests(): LogLine[];
  stop(): Promise<void>;
}

export type Settings = Readonly<Record<string, string>>;

/** Starts the built server of a brand, or another build of it, on a port of its own. */
export async function startBrandServer(
  brand: string,
  apiBaseUrl: string,
  settings: Settings = {},
  build = buildOf(brand),
): Promise<BrandServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startProcess({
    name: `The server of ${brand}`,
    args: [`${build.server}/index.js`],
    env: {
      NODE_ENV: 'production',
      API_BASE_URL: apiBaseUrl,
      ORIGIN: origin,
      PAYMENT_HOSTS: new URL(apiBaseUrl).origin,
      PORT: String(port),
      ...settings,
    },
    ready: /"event":"listening"/,
  });
  return {
    brand,
    origin,
    publicOrigin: settings.ORIGIN ?? origin,
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
  if (level !== 'error') return [];
  return [event === undefined ? `${error}` : `${event}: ${error}`];
}
