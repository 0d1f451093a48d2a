import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as afterSockets, setTimeout as pause } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { log } from './log.server.ts';

const turnLength = 50;
const quietTurns = 10;
const lastPatience = 5000;

/**
 * Stops a server without a viewer noticing. The door shuts first: a balancer that wants a new connection is refused,
 * asks elsewhere (nothing was sent, so a write may go elsewhere too) and takes it as the sign to come no more for a
 * while. Whatever still comes over the connections that are open, reads and writes alike, is answered as ever, and
 * each answer closes its connection. No status is spent on this: any that a balancer could be told to repeat might
 * also be the API's own.
 */
export class Drain {
  #draining = false;
  #inFlight = 0;
  #requests = 0;

  readonly middleware: MiddlewareHandler = async (context, next) => {
    this.#inFlight += 1;
    this.#requests += 1;
    try {
      await next();
    } finally {
      this.#inFlight -= 1;
    }
    if (this.#draining) context.header('connection', 'close');
  };

  get isDraining(): boolean {
    return this.#draining;
  }

  /** Resolves when the last connection is closed: soon after the traffic has moved away, or when time is up. */
  async stop(server: Server, seconds: number): Promise<void> {
    this.#draining = true;
    log('draining', { seconds });
    const closed = new Promise<void>((resolve) => {
      // The HTTP server's own close() also cuts idle connections, while a balancer may be writing into one of them.
      NetServer.prototype.close.call(server, () => resolve());
    });
    await Promise.race([this.#quiet(), pause(seconds * 1000, undefined, { ref: false })]);
    const sweep = setInterval(() => setImmediate(() => server.closeIdleConnections()), turnLength);
    // What is still under way gets a moment more, then its connection is cut.
    const cut = setTimeout(() => server.closeAllConnections(), lastPatience);
    await closed;
    clearInterval(sweep);
    clearTimeout(cut);
  }

  /**
   * Resolves when nothing is under way and nothing came for a while. The while is counted in turns of the event loop:
   * after a long halt the clock says that it was quiet, but what came meanwhile has not been read yet.
   */
  async #quiet(): Promise<void> {
    for (let turns = 0; turns < quietTurns; ) {
      const known = this.#requests;
      await pause(turnLength);
      await afterSockets();
      const isQuiet = this.#inFlight === 0 && this.#requests === known;
      turns = isQuiet ? turns + 1 : 0;
    }
  }
}
