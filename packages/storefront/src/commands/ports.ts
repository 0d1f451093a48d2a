import { createServer } from 'node:net';

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
