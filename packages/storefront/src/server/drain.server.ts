import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as afterSockets, setTimeout as pause } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { log } from './log.server.ts';
import { draining } from './observability/metrics.server.ts';

const pollMs = 50;
const idlePolls = 10;
const forceCloseMs = 5000;

/**
 * Stops a server without failed requests. nginx has no active health checks: it leaves a server after failed requests,
 * which it retries on another one. Only reads may be retried, so a draining server drops the connection of reads and
 * still answers writes. A status instead would not do: the API may answer the same one, and nginx would then take every
 * server for down.
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

  /** Resolves when the last connection is closed. */
  async stop(server: Server, seconds: number): Promise<void> {
    log('draining', { seconds });
    draining.set(1);
    const half = (seconds * 1000) / 2;
    this.#isDraining = seconds > 0;
    await this.#waitUntilIdle(half);
    // Now refuse connections. With writes only, this is how nginx learns of it, before it has sent any.
    await afterSockets();
    this.#isClosing = true;
    const closed = new Promise<void>((resolve) => {
      // http.Server.close() also cuts idle connections, and nginx may be writing to one of them.
      NetServer.prototype.close.call(server, () => resolve());
    });
    await this.#waitUntilIdle(half);
    const sweep = setInterval(() => setImmediate(() => server.closeIdleConnections()), pollMs);
    const cut = setTimeout(() => server.closeAllConnections(), forceCloseMs);
    await closed;
    clearInterval(sweep);
    clearTimeout(cut);
  }

  /** Counts polls, not time: after a pause of the process, requests of that time may still be unread in the sockets. */
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
