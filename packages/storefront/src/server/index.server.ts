/// <reference path="../build/server-build.d.ts" />
import { Server } from 'node:http';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import type { Brand } from '../brand/define-brand.ts';
import { type Environment, readEnvironment } from '../config/environment.server.ts';
import { createApp, type Storefront } from './app.server.ts';
import { readClientAssets } from './assets.server.ts';
import { Drain } from './drain.server.ts';
import { log } from './log.server.ts';

interface StorefrontServer {
  readonly brand: Brand;
  readonly build: ServerBuild;
}

/** A brand's server. In development Vite listens, and this only returns the app. */
export function serveStorefront({ brand, build }: StorefrontServer): Storefront {
  const environment = readEnvironment(process.env);
  const drain = new Drain();
  if (import.meta.env.DEV) return createApp({ brand, build, environment, drain });

  const directory = join(import.meta.dirname, '../client');
  const client = { directory, assets: readClientAssets(directory) };
  const app = createApp({ brand, build, environment, drain, client });
  listen(app, brand, environment, drain);
  return app;
}

function listen(app: Storefront, brand: Brand, environment: Environment, drain: Drain): void {
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
