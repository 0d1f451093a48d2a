import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { whenOrphaned } from './lib/ancestors.ts';
import { brandNames } from './lib/brands.ts';
import { withLock } from './lib/lock.ts';
import { pnpmProgram } from './lib/pnpm.ts';
import { freePort } from './lib/ports.ts';
import { killProcesses, type Running, startProcess, stopProcesses } from './lib/processes.ts';
import { bold, red, say } from './lib/say.ts';
import { noTelemetry, turboProgram } from './lib/turbo.ts';
import { root } from './lib/workspace.ts';

const host = process.env.HOST || '127.0.0.1';
const startupSeconds = 60;

let ending = false;
endWithTheShell();
try {
  const { brand, dev } = readArguments();
  // Two starts would build into the same folder and take the same port.
  const lock = join(root, '.turbo/start.lock');
  const waiting = () => say('Another start is under way in this folder. Waiting for it …');
  const servers = await withLock(lock, waiting, () => startBrand(brand, dev));
  const first = await Promise.race(servers.map(async (it) => ({ it, how: await it.ended })));
  throw stopped(first.it, first.how);
} catch (error) {
  // Programs that we have ended are no failure.
  if (!ending) {
    say(red(error instanceof Error ? error.message : String(error)));
    await stopProcesses();
    process.exit(1);
  }
}

function readArguments(): { brand: string; dev: boolean } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { dev: { type: 'boolean', default: false } },
  });
  const brands = brandNames(root);
  const brand = positionals[0] ?? 'main';
  if (!brands.includes(brand)) {
    throw new Error(`There is no brand '${brand}'. The brands: ${brands.join(', ')}`);
  }
  return { brand, dev: values.dev };
}

async function startBrand(brand: string, dev: boolean): Promise<Running[]> {
  if (!dev) await build(brand);

  // With a server of one's own, the reference API stays away.
  const own = process.env.API_BASE_URL;
  const api = own ? undefined : await startReferenceApi();
  const apiOrigin = new URL(api?.origin ?? own ?? '').origin;

  const port = await choosePort(`the brand ${brand}`, process.env.PORT, 3000);
  const origins = process.env.ORIGINS || `http://localhost:${port}`;
  const app = join(root, 'apps', brand);
  const server = await startServer(`http://127.0.0.1:${port}/healthz`, {
    name: brand,
    ...(dev
      ? {
          program: pnpmProgram,
          args: ['run', 'dev', '--host', host, '--port', String(port), '--strictPort'],
        }
      : { program: process.execPath, args: [join(app, 'build/server/index.js')] }),
    cwd: app,
    env: {
      API_BASE_URL: own || `${apiOrigin}/api/v1`,
      HOST: host,
      NODE_ENV: dev ? 'development' : 'production',
      ORIGINS: origins,
      PAYMENT_HOSTS: process.env.PAYMENT_HOSTS || bankOf(apiOrigin),
      PORT: String(port),
    },
  });

  say();
  say(bold(`  ${brand}          ${origins}`));
  if (api === undefined) say(`  your API       ${own}`);
  else {
    say(`  reference API  ${apiOrigin}/api/v1`);
    say(`  its pages      ${apiOrigin}/_docs`);
    say(`  sent messages  ${apiOrigin}/_outbox  (the sign-in codes)`);
  }
  say();
  say('Ctrl-C ends everything.');
  return api === undefined ? [server] : [api.server, server];
}

/** The reference API is the bank too. Elsewhere http is no bank's. */
function bankOf(apiOrigin: string): string {
  return /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(apiOrigin) ? apiOrigin : '';
}

async function startReferenceApi(): Promise<{ origin: string; server: Running }> {
  const port = await choosePort('the reference API', process.env.API_PORT, 4000);
  const origin = `http://127.0.0.1:${port}`;
  const server = await startServer(`${origin}/healthz`, {
    name: 'api',
    program: process.execPath,
    args: [join(root, 'packages/reference-api/src/bin.ts'), '--port', String(port)],
    cwd: root,
    env: {},
  });
  return { origin, server };
}

async function build(brand: string): Promise<void> {
  say(
    `Building the brand ${brand}. The first time takes about a minute; unchanged parts are kept.`,
  );
  const turbo = startProcess({
    name: 'build',
    program: process.execPath,
    args: [turboProgram, 'run', 'build', `--filter=./apps/${brand}`, '--output-logs=errors-only'],
    cwd: root,
    env: noTelemetry,
  });
  const how = await turbo.ended;
  if (how !== 'ended with exit code 0') {
    throw new Error(`The build of ${brand} failed. What it said stands above.`);
  }
}

async function choosePort(
  purpose: string,
  wanted: string | undefined,
  usual: number,
): Promise<number> {
  const { port, taken } = await freePort(Number(wanted || usual));
  if (taken.length > 0) say(`Taken: port ${taken.join(', ')}. Using ${port} for ${purpose}.`);
  return port;
}

async function startServer(
  health: string,
  command: Parameters<typeof startProcess>[0],
): Promise<Running> {
  say(`Starting ${command.name} …`);
  const server = startProcess(command);
  const timeout = AbortSignal.timeout(startupSeconds * 1000);
  const outcome = await Promise.race([server.ended, waitUntilHealthy(health, timeout)]);
  if (outcome === 'up') return server;
  throw outcome === 'not up'
    ? new Error(`${server.name} did not answer ${health} within ${startupSeconds} s.`)
    : stopped(server, outcome);
}

async function waitUntilHealthy(address: string, timeout: AbortSignal): Promise<'up' | 'not up'> {
  while (!timeout.aborted) {
    const answer = await fetch(address, { signal: timeout }).catch(() => undefined);
    if (answer?.ok) return 'up';
    await pause(200);
  }
  return 'not up';
}

function stopped(server: Running, how: string): Error {
  const words = server.lastWords();
  return new Error(`${server.name} ${how}.${words ? ` Its last words:\n\n${words}\n` : ''}`);
}

/** A signal, or the end of the parent shell, ends all started processes. */
function endWithTheShell(): void {
  const end = async (): Promise<void> => {
    if (ending) {
      killProcesses();
      return;
    }
    ending = true;
    say('Ending …');
    await stopProcesses();
    process.exit(0);
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, end);
  whenOrphaned(() => void end());
}
