import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { print } from './print.ts';

/** Returns the first free port from `start` on, and the taken ports before it. */
export async function freePort(start: number): Promise<{ port: number; taken: number[] }> {
  const taken: number[] = [];
  const last = Math.min(start + 99, 65_535);
  for (let port = start; port <= last; port += 1) {
    if (await isFree(port)) return { port, taken };
    taken.push(port);
  }
  throw new Error(`No port from ${start} to ${last} is free.`);
}

/** `localhost` may resolve to either loopback address, so the port must be free on both. */
async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    // If the machine has no IPv6, the port counts as free on that address.
    probe.once('error', (error) =>
      resolve('code' in error && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(error.code))),
    );
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

type Wait = {
  /** An address that answers 2xx when the server is ready. */
  readonly address: string;
  /** The server's name in messages. */
  readonly who: string;
  /** A hint that is printed with the first progress message. */
  readonly hint: string;
  readonly seconds: number;
};

const firstReportSeconds = 2;
const timeoutMs = 5000;

/**
 * Waits for a successful answer, and reports progress after 2 s, 4 s, 8 s and so on. Returns undefined on success, or
 * the problem when the time is over.
 */
export async function waitFor({ address, who, hint, seconds }: Wait): Promise<string | undefined> {
  const startedAt = performance.now();
  for (let reportAt = firstReportSeconds; ; ) {
    const answer = await tryFetch(address);
    const isThere = typeof answer !== 'string';
    if (isThere && answer.ok) return undefined;
    const wrong = isThere ? `answers ${answer.status}` : answer;
    const waited = (performance.now() - startedAt) / 1000;
    if (waited >= seconds) return wrong;
    if (waited >= reportAt) {
      print(`Waiting for ${who}, ${Math.round(waited)} s so far: ${address} ${wrong}.`);
      if (reportAt === firstReportSeconds) print(`  ${hint} It has ${seconds} s in all.`);
      reportAt = 2 * waited;
    }
    // A server that already answers is polled less often, because each answer may cost an API request and a log line.
    await pause(isThere ? 1000 : 200);
  }
}

/** Returns the response, whatever its status, or the reason why there is none. */
export async function tryFetch(address: string): Promise<Response | string> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    await answer.body?.cancel();
    return answer;
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') {
      return `does not answer within ${timeoutMs / 1000} s`;
    }
    const cause = error instanceof Error ? error.cause : undefined;
    return `does not answer${cause instanceof Error ? ` (${cause.message})` : ''}`;
  }
}
