import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Ending } from './request.ts';

interface Sending {
  readonly port: number;
  /** Each character stands for one byte (latin1). */
  readonly pieces: readonly string[];
  readonly ending: Ending;
  readonly timeoutMs: number;
}

export interface Exchange {
  readonly received: Buffer;
  readonly milliseconds: number;
  /** True if the connection was still open at the timeout. */
  readonly hung: boolean;
}

const pauseMs = 5;

/** Writes bytes to the server, and reads until it closes the connection. */
export async function exchange({ port, pieces, ending, timeoutMs }: Sending): Promise<Exchange> {
  const start = performance.now();
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const chunks: Buffer[] = [];
  let hung = false;
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('data', (chunk) => chunks.push(chunk));
  // The server may close the connection before it has read everything. Its answer gives the reason.
  socket.on('error', () => {});
  const timer = setTimeout(() => {
    hung = true;
    socket.destroy();
  }, timeoutMs);
  for (const [at, piece] of pieces.entries()) {
    if (at > 0) await pause(pauseMs);
    socket.write(piece, 'latin1');
  }
  if (ending === 'finish') socket.end();
  if (ending === 'leave') {
    await pause(pauseMs);
    socket.destroy();
  }
  await closed;
  clearTimeout(timer);
  return { received: Buffer.concat(chunks), milliseconds: performance.now() - start, hung };
}
