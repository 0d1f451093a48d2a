import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { reportListenErrors } from '../start/cannot-listen.ts';
import { log } from './log.server.ts';
import { metricsText, metricsType, startMetrics } from './metrics.server.ts';

interface MetricsOptions {
  readonly hostname: string;
  readonly port: number;
  readonly brand: string;
  readonly release: string;
  readonly onError: (error: Error) => void;
}

/** Serves the metrics on a separate port, which the proxies of the viewers' port do not expose. */
export function serveMetrics({ hostname, port, brand, release, onError }: MetricsOptions): void {
  startMetrics({ brand, release });
  const app = new Hono();
  app.get('/metrics', async (context) =>
    context.body(await metricsText(), 200, { 'content-type': metricsType }),
  );
  const server = serve({ fetch: app.fetch, hostname, port }, (address) =>
    log('metrics-listening', { address: address.address, port: address.port }),
  );
  reportListenErrors(server, { host: hostname, setting: 'METRICS_PORT', port }, onError);
}
