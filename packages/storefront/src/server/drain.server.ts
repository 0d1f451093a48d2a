import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as afterSockets, setTimeout as pause } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { log } from './log.server.ts';

const turnLength = 50;
const quietTurns = 10;
const lastPatience = 5000;

/**
 * Stops a server without a viewer noticing. nginx has no health checks: it learns that a server is going from a
 * request that fails there, which it repeats elsewhere, and then sends nothing more for a while. Only a read may be
 * repeated, so a server that drains hangs up on reads and carries writes out. It does not say so by a status: any
 * that nginx could be told to repeat may also be the API's own, and would have every server taken for gone.
 */
export class Drain {
  #isDraining = false;
  #isShut = false;
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
    if (this.#isShut) context.header('connection', 'close');
  };

  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** Resolves when the last connection is closed: soon after the traffic has moved away, or when time is up. */
  async stop(server: Server, seconds: number): Promise<void> {
    log('draining', { seconds });
    const half = (seconds * 1000) / 2;
    this.#isDraining = seconds > 0;
    await this.#quiet(half);
    // Then the door shuts. Where nothing but writes comes, this is the sign: nginx is refused before it has sent any.
    await afterSockets();
    this.#isShut = true;
    const closed = new Promise<void>((resolve) => {
      // The HTTP server's own close() also cuts idle connections, and nginx may just be writing into one of them.
      NetServer.prototype.close.call(server, () => resolve());
    });
    await this.#quiet(half);
    const sweep = setInterval(() => setImmediate(() => server.closeIdleConnections()), turnLength);
    // What is still under way gets a moment more, then its connection is cut.
    const cut = setTimeout(() => server.closeAllConnections(), lastPatience);
    await closed;
    clearInterval(sweep);
    clearTimeout(cut);
  }

  /**
   * Resolves when nothing is under way and nothing came for a while, or when time is up. The while is counted in turns
   * of the event loop: after a long halt the clock says that it was quiet, but what came meanwhile is still unread.
   */
  async #quiet(patience: number): Promise<void> {
    const end = Date.now() + patience;
    for (let turns = 0; turns < quietTurns && Date.now() < end; ) {
      const known = this.#requests;
      await pause(turnLength);
      await afterSockets();
      const isQuiet = this.#inFlight === 0 && this.#requests === known;
      turns = isQuiet ? turns + 1 : 0;
    }
  }
}
