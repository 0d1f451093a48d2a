#!/usr/bin/env node
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { createReferenceApi } from './index.ts';

const usage = `parde-reference-api: a server that keeps the Parde API contract

  --port <number>          4000; 0 takes any free one
  --host <address>         127.0.0.1
  --trusted-hops <number>  0; proxies in front whose X-Forwarded-For is believed
  --check-url <path>       /check/user
  --media-origin <url>     put before the addresses of pictures
  --log                    one JSON line for each request
  --production             no outbox, no faults, no request log; answers are not checked
  --help`;

function fail(message: string): never {
  console.error(`parde-reference-api: ${message}`);
  process.exit(1);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: '4000' },
        host: { type: 'string', default: '127.0.0.1' },
        'trusted-hops': { type: 'string', default: '0' },
        'check-url': { type: 'string', default: '/check/user' },
        'media-origin': { type: 'string', default: '' },
        log: { type: 'boolean', default: false },
        production: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

function wholeNumber(name: string, text: string, max: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= max) return value;
  return fail(`--${name} must be a whole number up to ${max}, not "${text}".`);
}

const values = readOptions();
if (values.help) {
  console.log(usage);
  process.exit(0);
}
const { host } = values;
const port = wholeNumber('port', values.port, 65_535);

const api = createReferenceApi({
  production: values.production,
  trustedHops: wholeNumber('trusted-hops', values['trusted-hops'], 10),
  checkUrl: values['check-url'],
  mediaOrigin: values['media-origin'],
  report: (error) => console.error(error),
  ...(values.log && { log: (line) => console.log(JSON.stringify(line)) }),
});

const server = createServer(
  getRequestListener((request, { incoming }) =>
    api.fetch(request, {
      remoteAddress: incoming.socket.remoteAddress,
      destroy: () => incoming.socket.destroy(),
    }),
  ),
);

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') fail(`port ${port} is taken; choose another with --port.`);
  fail(error.message);
});

server.listen(port, host, () => {
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  const name = host.includes(':') ? `[${host}]` : host;
  console.log(`The reference API is ready at http://${name}:${bound}/api/v1`);
});

/** What is in flight is answered; after ten seconds nothing is waited for. */
function stop(): void {
  server.close(() => process.exit(0));
  // A connection that is kept alive would keep the server: it goes once its answer is out.
  setInterval(() => server.closeIdleConnections(), 50);
  setTimeout(() => process.exit(0), 10_000).unref();
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
