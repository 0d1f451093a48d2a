import { Server } from 'node:http';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import { readMessages } from '../app/i18n/messages.ts';
import type { Brand } from '../brand/define-brand.ts';
import { textFiles } from '../brand/text-files.ts';
import { type Environment, readEnvironment } from '../config/environment.server.ts';
import { type AppOptions, createApp, type StorefrontApp } from './app.server.ts';
import type { BackendDefinition } from './backend/define-backend.ts';
import { nameOfBuild, readClientAssets } from './documents/assets.server.ts';
import { log, logAs, logProcess } from './observability/log.server.ts';
import { checkAddresses, checkBrand } from './start/brand-mistakes.server.ts';
import {
  Drain,
  limitConnections,
  reportListenErrors,
  serveMetrics,
} from './start/connections.server.ts';

/** Creates the app. In development, Vite listens and serves the client's modules (build/dev-server.ts). */
export type MakeApp = (client: Pick<AppOptions, 'findAssets' | 'clientDirectory'>) => StorefrontApp;

/**
 * Starts a brand's server. It is the default export of the brand's `server.ts`. `backend` describes how the brand's
 * API differs from the contract (`defineBackend`). In development it returns the promise of a `MakeApp` for the
 * development server.
 */
export function serveStorefront(brand: Brand, backend?: BackendDefinition): unknown {
  if (import.meta.env.DEV) {
    const publicFolder = join(process.cwd(), 'public');
    const made = check(brand, publicFolder).then(() => prepare(brand, backend).makeApp);
    // Pages also show the mistakes until they are fixed.
    made.catch(reportStartError);
    return made;
  }
  const clientDirectory = join(import.meta.dirname, '../client');
  check(brand, clientDirectory)
    .then(() => {
      const { environment, drain, release, makeApp } = prepare(brand, backend, clientDirectory);
      const app = makeApp({ clientDirectory, findAssets: readClientAssets(clientDirectory) });
      listen(app, { brand, environment, drain, release });
    })
    .catch(startFailed);
}

async function check(brand: Brand, publicFolder: string): Promise<void> {
  const missing = await checkBrand(brand, {
    publicFolder,
    texts: textFiles,
    read: readMessages,
  });
  await brand.parts?.load();
  logAs(brand.id);
  for (const messages of missing) log('messages-missing', { level: 'warning', ...messages });
}

function prepare(brand: Brand, backend?: BackendDefinition, clientDirectory?: string) {
  const environment = readEnvironment(process.env);
  checkAddresses(brand, environment);
  const build = clientDirectory === undefined ? 'development' : nameOfBuild(clientDirectory);
  const { RELEASE: release = build } = environment;
  const drain = new Drain();
  const makeApp: MakeApp = (client) =>
    createApp({ brand, environment, backend, drain, release, ...client });
  return { environment, drain, release, makeApp };
}

/** Prints the error as text for the person who started the server, because only a running server writes a log. */
function startFailed(error: unknown): never {
  reportStartError(error);
  process.exit(1);
}

function reportStartError(error: unknown): void {
  const isExpectedError = error instanceof Error && ['Error', 'BrandMistakes'].includes(error.name);
  process.stderr.write(`${isExpectedError ? error.message : inspect(error)}\n`);
}

interface Start {
  readonly brand: Brand;
  readonly environment: Environment;
  readonly drain: Drain;
  readonly release: string;
}

/** The connections that wait to be accepted. With Node's default of 511, nginx loses some of a burst. */
const backlog = 4096;

function listen(app: StorefrontApp, { brand, environment, drain, release }: Start): void {
  logProcess();
  const { HOST: hostname, PORT, METRICS_PORT: port } = environment;
  if (port !== undefined) {
    serveMetrics({ hostname, port, brand: brand.id, release, onError: startFailed });
  }
  const server = createAdaptorServer({ fetch: app.fetch, hostname });
  if (!(server instanceof Server)) throw new TypeError('Expected a plain HTTP server.');
  server.listen({ port: PORT, host: hostname, backlog }, () =>
    log('listening', { release, address: hostname, port: PORT }),
  );
  reportListenErrors(server, { host: hostname, setting: 'PORT', port: PORT }, startFailed);
  limitConnections(server);

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      await drain.stop(server, environment.DRAIN_SECONDS);
      log('stopped');
      process.exit(0);
    });
  }
}
