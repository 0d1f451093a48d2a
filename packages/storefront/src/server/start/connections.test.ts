import { once } from 'node:events';
import { createServer, Server, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mediaRoutes } from '../proxy/proxy.server.ts';
import { limitConnections, reportListenErrors, serveMetrics } from './connections.server.ts';

const idleMs = 300;

const servers: Server[] = [];
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

async function portOf(server: Server): Promise<number> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

/** Starts a storefront's server in front of an API with this answer, and returns its port. */
async function before(answer: (response: ServerResponse) => void): Promise<number> {
  const api = await portOf(createServer((_request, response) => answer(response)));
  const { fetch } = mediaRoutes(`http://127.0.0.1:${api}/api/v1`);
  const server = createAdaptorServer({ fetch });
  if (!(server instanceof Server)) throw new TypeError('Expected a plain HTTP server.');
  limitConnections(server, idleMs);
  return portOf(server);
}

async function sendRequest(
  port: number,
  text = 'GET /media/film.mp4 HTTP/1.1\r\nHost: parde.test\r\n\r\n',
) {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  socket.on('error', () => {});
  socket.write(text);
  return socket;
}

/** Sends an endless film as fast as the reader takes it. */
function film(response: ServerResponse): void {
  const chunk = new Uint8Array(65_536);
  const send = () => {
    while (!response.destroyed && response.write(chunk)) {
      // Write until the buffer is full.
    }
  };
  response.on('drain', send);
  send();
}

it('a viewer who requests a film but reads nothing is disconnected, and the API stops sending', async () => {
  let leave: () => void = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const port = await before((response) => {
    response.on('close', leave);
    film(response);
  });
  const viewer = await sendRequest(port);
  viewer.pause();
  await left;
  // The viewer can still read the data that were in transit, and then the connection ends.
  viewer.resume();
  await once(viewer, 'close');
});

it('a viewer who reads slowly is not disconnected', async () => {
  const port = await before(film);
  const viewer = await sendRequest(port);
  let isCut = false;
  viewer.on('close', () => {
    isCut = true;
  });
  // Reads a megabyte ten times a second, for five times the permitted idle time.
  const begun = Date.now();
  while (Date.now() - begun < 5 * idleMs) {
    for (let bytes = 0; bytes < 1_000_000; ) {
      const [chunk]: Buffer[] = await once(viewer, 'data');
      bytes += chunk?.length ?? 0;
    }
    viewer.pause();
    await new Promise((resolve) => setTimeout(resolve, 100));
    viewer.resume();
  }
  expect(isCut).toBe(false);
});

it('a viewer who sends half a request is disconnected', async () => {
  const port = await before(film);
  const viewer = await sendRequest(port, 'GET /media/film.mp4 HTTP/1.1\r\nHost: par');
  viewer.resume();
  await once(viewer, 'close');
});

it('idle connections stay open longer than nginx’s, and waits for requests are short', () => {
  const server = createServer();
  limitConnections(server);
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
  expect(server.headersTimeout).toBeLessThanOrEqual(20_000);
  expect(server.requestTimeout).toBeLessThanOrEqual(60_000);
  // Longer than the longest answer of the API.
  expect(server.timeout).toBeGreaterThan(20_000);
});

const host = '127.0.0.1';
const other = createServer();
let port: number;

beforeEach(async () => {
  other.listen(0, host);
  await once(other, 'listening');
  const address = other.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterEach(() => {
  other.close();
});

it('the error names PORT if the port is taken', async () => {
  const report = vi.fn<(error: Error) => void>();
  reportListenErrors(createServer().listen(port, host), { host, setting: 'PORT', port }, report);
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce());
  expect(report.mock.calls[0]?.[0].message).toMatch(
    new RegExp(`^The server can't listen at HOST=${host} PORT=${port}: .*already in use`),
  );
});

it('the error names METRICS_PORT if the port is taken', async () => {
  const report = vi.fn<(error: Error) => void>();
  serveMetrics({ hostname: host, port, brand: 'main', release: 'tested', onError: report });
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce());
  expect(report.mock.calls[0]?.[0].message).toContain(`HOST=${host} METRICS_PORT=${port}: `);
});

it('later errors are not handled', async () => {
  const server = createServer();
  const report = vi.fn<(error: Error) => void>();
  reportListenErrors(server.listen(0, host), { host, setting: 'PORT', port }, report);
  await once(server, 'listening');
  expect(() => server.emit('error', new Error('later'))).toThrow('later');
  expect(report).not.toHaveBeenCalled();
  server.close();
});
