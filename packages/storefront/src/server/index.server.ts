import { Server } from 'node:http';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import type { Brand } from '../brand/define-brand.ts';
import { type Environment, readEnvironment } from '../config/environment.server.ts';
import { type AppOptions, createApp } from './app.server.ts';
import { readClientAssets } from './assets.server.ts';
import type { BackendDefinition } from './backend/define-backend.ts';
import { Drain } from './drain.server.ts';
import { log } from './log.server.ts';

/** In development Vite listens, serves the browser's modules and finds the assets (build/dev-server.ts). */
export type MakeApp = (
  client: Pick<AppOptions, 'findAssets' | 'clientDirectory'>,
) => ReturnType<typeof createApp>;

/** A brand's server. `backend` says where its API is not the contract's (`defineBackend`). */
export function serveStorefront(brand: Brand, backend?: BackendDefinition): MakeApp {
  const environment = readEnvironment(process.env);
  const drain = new Drain();
  const makeApp: MakeApp = (client) => createApp({ brand, environment, backend, drain, ...client });
  if (!import.meta.env.DEV) {
    const clientDirectory = join(import.meta.dirname, '../client');
    const app = makeApp({ clientDirectory, findAssets: readClientAssets(clientDirectory) });
    listen(app, brand, environment, drain);
  }
  return makeApp;
}

function listen(
  app: ReturnType<MakeApp>,
  brand: Brand,
  environment: Environment,
  drain: Drain,
): void {
  const server = serve(
    { fetch: app.fetch, hostname: environment.HOST, port: environment.PORT },
    ({ address, port }) => log('listening', { brand: brand.id, address, port }),
  );
  if (!(server instanceof Server)) throw new TypeError('Expected a plain HTTP server.');
  server.on('error', (error) => {
    process.stderr.write(`The server could not start: ${error.message}\n`);
    process.exit(1);
  });
  // Longer than the balancer's, so that it never reuses a connection that we have just closed.
  server.keepAliveTimeout = 75_000;

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      await drain.stop(server, environment.DRAIN_SECONDS);
      log('stopped');
      process.exit(0);
    });
  }
}
