/// <reference path="../build/server-build.d.ts" />
import { Server } from 'node:http';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import type { Brand } from '../brand/define-brand.ts';
import { readEnvironment } from '../config/environment.server.ts';
import { createApp } from './app.server.ts';
import { readClientAssets } from './assets.server.ts';
import { Drain } from './drain.server.ts';
import { log } from './log.server.ts';

interface StorefrontServer {
  readonly brand: Brand;
  readonly build: ServerBuild;
}

/** Starts a brand's built server with the settings of the environment, and stops it as a balancer wants. */
export function serveStorefront({ brand, build }: StorefrontServer): void {
  const environment = readEnvironment(process.env);
  const drain = new Drain();
  // Beside the server's build, wherever the two were put.
  const directory = join(import.meta.dirname, '../client');
  const client = { directory, assets: readClientAssets(directory) };
  const app = createApp({ brand, build, environment, drain, client });

  const server = serve(
    { fetch: app.fetch, hostname: environment.HOST, port: environment.PORT },
    ({ address, port }) => log('listening', { brand: brand.id, address, port }),
  );
  if (!(server instanceof Server)) throw new TypeError('Expected a plain HTTP server.');
  server.on('error', (error) => {
    process.stderr.write(`The server could not start: ${error.message}\n`);
    process.exit(1);
  });
  // Longer than a balancer keeps its own end open, so that it never meets a connection we just closed.
  server.keepAliveTimeout = 75_000;

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      await drain.stop(server, environment.DRAIN_SECONDS);
      log('stopped');
      process.exit(0);
    });
  }
}
