import type { Server } from 'node:http';

/**
 * How long a reader may take nothing. Some megabytes are on their way in the kernel, so that we see a reader of 20 KB/s
 * take something every 80 seconds. It is longer than an answer of the API may take, too.
 */
const idleMs = 120_000;

/** Cuts connections that hold memory and do nothing with it. */
export function limitConnections(server: Server, idle = idleMs): void {
  // While a request is under way. Node counts what the reader takes, not what we have written.
  server.timeout = idle;
  // Whoever sends its request byte by byte. No body is longer than 64 KB.
  server.headersTimeout = 20_000;
  server.requestTimeout = 60_000;
  // Between requests: longer than the balancer's, so that it never reuses a connection that we have just closed.
  server.keepAliveTimeout = 75_000;
}
