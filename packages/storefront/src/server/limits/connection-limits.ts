import type { Server } from 'node:http';

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
