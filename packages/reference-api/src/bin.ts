#!/usr/bin/env node
import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import { enableCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import type { ReferenceApi, ReferenceApiOptions } from './index.ts';

const usage = `parde-reference-api: a server with the complete Parde API

  --port <number>          the port, 4000 by default; 0 takes any free port
  --host <address>         the address to listen on, 127.0.0.1 by default
  --db <file>              stores everything in this SQLite file, and creates it if needed; several servers may share it
  --memory                 stores nothing, which is also the default without --db
  --cache <folder>         stores the prepared catalogue here for the next start; you may empty the folder at any time
  --seed <number>          the catalogue's seed, 1 by default; each seed makes a different catalogue
  --catalogue full|small|<file>
                           full by default; small starts faster; a file has the form of @parde/demo-catalogue
  --empty-accounts         gives the demo accounts no history, lists and payments
  --sms-host <name>        the host whose pages may read the code from the SMS (WebOTP), localhost by default
  --trusted-hops <number>  the number of proxies whose X-Forwarded-For is trusted, 0 by default
  --check-url <path>       the end of the path GET /ghost/get{check_url}, /check/user by default
  --origin <url>           the server's own address as browsers reach it, for the bank's page
  --media-origin <url>     a prefix for the addresses of pictures
  --pictures <folder>      stores drawn pictures here; you may empty the folder at any time
  --assume-subscribed      lets everyone watch the titles of the subscription; accounts do not change
  --specified              has only the operations that the product's specification names
  --plain                  answers as a minimal server may: numbers as ids, 1 as true, required fields only
  --log                    prints one JSON line for each request and each error
  --production             removes the outbox, faults, the clock and the request log; does not check answers
  --help

Pages: /_docs (first steps), /_outbox (the codes to sign in). Demo user: 09120000001, a subscriber.`;

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
        db: { type: 'string' },
        cache: { type: 'string' },
        memory: { type: 'boolean', default: false },
        seed: { type: 'string', default: '1' },
        catalogue: { type: 'string', default: 'full' },
        'empty-accounts': { type: 'boolean', default: false },
        'sms-host': { type: 'string', default: 'localhost' },
        'trusted-hops': { type: 'string', default: '0' },
        'check-url': { type: 'string', default: '/check/user' },
        origin: { type: 'string' },
        'media-origin': { type: 'string', default: '' },
        pictures: { type: 'string' },
        'assume-subscribed': { type: 'boolean', default: false },
        specified: { type: 'boolean', default: false },
        plain: { type: 'boolean', default: false },
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

if (values.memory && values.db !== undefined) fail('--db and --memory exclude each other.');
if (values.cache !== undefined && values.db !== undefined) {
  fail('--db and --cache exclude each other: a file keeps its own catalogue.');
}
if (values.cache === '') fail('--cache must name a folder.');
if (values.db === '') fail('--db must name a file.');
const { catalogue } = values;
if (catalogue !== 'full' && catalogue !== 'small' && !isFile(catalogue)) {
  fail(`--catalogue must be full, small or a file; there is no file "${catalogue}".`);
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Prints server errors, in the format of the request log. */
function report(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const line = JSON.stringify({ time: new Date().toISOString(), error: text });
  console.error(values.log ? line : text);
}

const seed = wholeNumber('seed', values.seed, 4_294_967_295);

if (!values.log) console.log('Preparing the catalogue…');

// V8 would let the heap of new objects grow to 67 MB, twice the memory of this server. A small heap is as fast.
setFlagsFromString('--semi-space-growth-factor=1');
// Node caches compiled code in the system's temporary folder. Compiling takes a third of a start.
enableCompileCache();
const { makeAhead } = await import('./make-ahead.ts');
const { db, cache: cacheFolder } = values;
// A small catalogue is generated faster than another process starts. The process is started before the imports, which
// would delay it.
const made = catalogue !== 'small' && makeAhead({ db, cacheFolder, catalogue, seed });
const [{ getRequestListener }, { createReferenceApi }] = await Promise.all([
  import('@hono/node-server'),
  import('./index.ts'),
  made,
]);

function openApi(options: ReferenceApiOptions): ReferenceApi {
  try {
    return createReferenceApi(options);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof Error && error.name === 'DataError') {
      return fail(`this catalogue cannot be used:\n${reason}`);
    }
    if (options.db === undefined) throw error;
    return fail(`the database ${options.db} cannot be used: ${reason}`);
  }
}

const api = openApi({
  ...(db !== undefined && { db }),
  ...(cacheFolder !== undefined && { cacheFolder }),
  seed,
  catalogue,
  emptyAccounts: values['empty-accounts'],
  assumeSubscribed: values['assume-subscribed'],
  specified: values.specified,
  plain: values.plain,
  production: values.production,
  smsHost: values['sms-host'],
  trustedHops: wholeNumber('trusted-hops', values['trusted-hops'], 10),
  checkUrl: values['check-url'],
  ...(values.origin !== undefined && { origin: values.origin }),
  mediaOrigin: values['media-origin'],
  ...(values.pictures !== undefined && { pictureFolder: values.pictures }),
  report,
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
  const origin = `http://${name}:${bound}`;
  const message = `The reference API is ready at ${origin}/api/v1`;
  console.log(values.log ? JSON.stringify({ time: new Date().toISOString(), message }) : message);
  if (values.log || values.production) return;
  console.log(`Codes to sign in: ${origin}/_outbox · First steps: ${origin}/_docs`);
});

// Charges due automatic payments even when there are no requests.
setInterval(() => api.settleDue(), 60_000).unref();

function end(): never {
  api.close();
  process.exit(0);
}

/** Answers pending requests; gives up after ten seconds. */
function stop(): void {
  server.close(end);
  // Keep-alive connections would keep the server running, so they are closed after their answer.
  setInterval(() => server.closeIdleConnections(), 50);
  setTimeout(end, 10_000).unref();
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
