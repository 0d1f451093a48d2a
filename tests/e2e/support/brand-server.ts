import { fileURLToPath } from 'node:url';
import { freePort, startProcess } from './process.ts';

export type BrandName = 'main' | 'partner' | 'plus';

/** Where a brand's build is. */
export function buildOf(brand: BrandName): { server: string; client: string } {
  const folder = (name: string) =>
    fileURLToPath(new URL(`build/${name}`, import.meta.resolve(`@parde/${brand}/package.json`)));
  return { server: folder('server'), client: folder('client') };
}

interface LogLine {
  readonly level?: string;
  readonly event?: string;
  readonly error?: string;
}

/** A brand's built server, as viewers reach it. */
export interface BrandServer {
  readonly brand: BrandName;
  /** Where it is reached: the start of every address. */
  readonly origin: string;
  /** Where it believes that viewers reach it: a proxy with a certificate may stand in front. */
  readonly publicOrigin: string;
  /** The errors in its log. */
  errors(): string[];
  stop(): Promise<void>;
}

export type Settings = Readonly<Record<string, string>>;

/** Starts the built server of a brand on a port of its own. */
export async function startBrandServer(
  brand: BrandName,
  apiBaseUrl: string,
  settings: Settings = {},
): Promise<BrandServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startProcess({
    name: `The server of ${brand}`,
    args: [`${buildOf(brand).server}/index.js`],
    env: {
      NODE_ENV: 'production',
      API_BASE_URL: apiBaseUrl,
      ORIGIN: origin,
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
    stop: server.stop,
  };
}

function errorIn(line: string): string[] {
  if (!line.startsWith('{')) return [line];
  const { level, event, error }: LogLine = JSON.parse(line);
  return level === 'error' ? [`${event}: ${error}`] : [];
}
