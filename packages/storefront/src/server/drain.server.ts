import type { Server } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { log } from './log.server.ts';

/**
 * Stops a server without a viewer noticing. A balancer without health checks learns that a server is going from its
 * answers: while draining, reads are answered 503, which the balancer repeats elsewhere and takes as the sign to send
 * nothing more here for a while. Writes must never be repeated, so they are still carried out. When the traffic has
 * moved away the server closes.
 */
export class Drain {
  #draining = false;
  #inFlight = 0;
  #lastRequest = 0;

  readonly middleware: MiddlewareHandler = async (context, next) => {
    this.#lastRequest = Date.now();
    if (!this.#draining) return this.#count(next);
    if (context.req.method === 'GET' || context.req.method === 'HEAD') {
      context.header('retry-after', '1');
      context.header('connection', 'close');
      return context.text('This server is stopping.', 503);
    }
    await this.#count(next);
    context.header('connection', 'close');
  };

  get isDraining(): boolean {
    return this.#draining;
  }

  async #count(next: () => Promise<void>): Promise<void> {
    this.#inFlight += 1;
    try {
      await next();
    } finally {
      this.#inFlight -= 1;
    }
  }

  /** Resolves when nothing is under way and the traffic has been quiet for half a second, or when time is up. */
  async stop(server: Server, seconds: number): Promise<void> {
    this.#draining = true;
    log('draining', { seconds });
    const end = Date.now() + seconds * 1000;
    const quiet = () => this.#inFlight === 0 && Date.now() - this.#lastRequest > 500;
    while (Date.now() < end && !quiet()) await new Promise((resolve) => setTimeout(resolve, 50));
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
      // What is still under way gets a moment more, then its connection is cut.
      setTimeout(() => server.closeAllConnections(), 5000).unref();
    });
  }
}
