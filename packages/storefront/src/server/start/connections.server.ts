import type { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as afterSockets, setTimeout as pause } from 'node:timers/promises';
import { type HttpBindings, serve } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import { log } from '../observability/log.server.ts';
import {
  drainingGauge,
  metricsText,
  metricsType,
  startMetrics,
} from '../observability/metrics.server.ts';

const pollMs = 50;
const idlePolls = 10;
const forceCloseMs = 5000;

/**
 * Stops a server without failed requests. nginx has no active health checks. It stops using a server only after
 * failed requests, which it retries on another server. Only reads may be retried, so a draining server drops the
 * connections of reads and still answers writes. An error status would not work: the API may answer with the same
 * status, and nginx would then treat every server as down.
 */
export class Drain {
  #isDraining = false;
  #isClosing = false;
  #inFlight = 0;
  #requests = 0;

  readonly middleware: MiddlewareHandler<{ Bindings: HttpBindings }> = async (context, next) => {
    this.#requests += 1;
    if (this.#isDraining && ['GET', 'HEAD'].includes(context.req.method)) {
      context.env.incoming.socket.destroy();
      return context.body(null, 503);
    }
    this.#inFlight += 1;
    try {
      await next();
    } finally {
      this.#inFlight -= 1;
    }
    if (this.#isClosing) context.header('connection', 'close');
  };

  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** Stops the server. Resolves when the last connection is closed. */
  async stop(server: Server, seconds: number): Promise<void> {
    log('draining', { seconds });
    drainingGauge.set(1);
    const half = (seconds * 1000) / 2;
    this.#isDraining = seconds > 0;
    await this.#waitUntilIdle(half);
    // Refuse new connections from now on. If there are only writes, nginx notices the stop in this way before it sends
    // a write.
    await afterSockets();
    this.#isClosing = true;
    const closed = new Promise<void>((resolve) => {
      // http.Server.close() would also close idle connections, although nginx may be writing to one of them.
      NetServer.prototype.close.call(server, () => resolve());
    });
    await this.#waitUntilIdle(half);
    const sweep = setInterval(() => setImmediate(() => server.closeIdleConnections()), pollMs);
    const cut = setTimeout(() => server.closeAllConnections(), forceCloseMs);
    await closed;
    clearInterval(sweep);
    clearTimeout(cut);
  }

  /**
   * Counts polls instead of time, because after a pause of the process, requests from that time may still be unread
   * in the sockets.
   */
  async #waitUntilIdle(timeoutMs: number): Promise<void> {
    const end = Date.now() + timeoutMs;
    for (let polls = 0; polls < idlePolls && Date.now() < end; ) {
      const known = this.#requests;
      await pause(pollMs);
      await afterSockets();
      const isIdle = this.#inFlight === 0 && this.#requests === known;
      polls = isIdle ? polls + 1 : 0;
    }
  }
}

/**
 * The time in which a reader may take no data. The kernel buffers some megabytes, so a reader of 20 KB/s appears to
 * take data every 80 seconds. The time is also longer than the longest answer of the API.
 */
const idleMs = 120_000;

/** Closes connections that use memory but are inactive. */
export function limitConnections(server: Server, idle = idleMs): void {
  // Applies during a request. Node counts the data that the reader takes, not the data written.
  server.timeout = idle;
  // Limits clients that send their request byte by byte. No body is longer than 64 KB.
  server.headersTimeout = 20_000;
  server.requestTimeout = 60_000;
  // Applies between requests. It is longer than the load balancer's timeout, so that the balancer never reuses a
  // connection that has just been closed.
  server.keepAliveTimeout = 75_000;
}

interface ListenAddress {
  readonly host: string;
  readonly setting: 'PORT' | 'METRICS_PORT';
  readonly port: number;
}

type Listener = EventEmitter & { readonly listening: boolean };

/** Adds the settings to the error, because Node's message names only an address. */
export function reportListenErrors(
  server: Listener,
  { host, setting, port }: ListenAddress,
  report: (error: Error) => void,
): void {
  server.on('error', (error: Error) => {
    if (server.listening) throw error;
    report(
      new Error(`The server can't listen at HOST=${host} ${setting}=${port}: ${error.message}`),
    );
  });
}

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
