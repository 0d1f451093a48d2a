import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readApiUrl, readPort } from '../packages/storefront/src/config/addresses.ts';
import { whenOrphaned } from './lib/ancestors.ts';
import { brandNames } from './lib/brands.ts';
import { withLock } from './lib/lock.ts';
import { pnpmProgram } from './lib/pnpm.ts';
import { freePort } from './lib/ports.ts';
import { killProcesses, type Running, startProcess, stopProcesses } from './lib/processes.ts';
import { bold, red, say } from './lib/say.ts';
import { readSetting } from './lib/settings.ts';
import { noTelemetry, turboProgram } from './lib/turbo.ts';
import { ask, waitFor } from './lib/wait-for.ts';
import { root } from './lib/workspace.ts';

const host = process.env.HOST || '127.0.0.1';
/** A busy machine makes the catalogue in minutes. Who waits is told, and may press Ctrl-C. */
const patienceSeconds = 600;
/** A server of one's own is there, or it is not. */
const ownApiSeconds = 10;
const busy = 'On a busy machine that takes minutes: `top` shows what else runs.';
/** What an earlier start left for this one. */
const cache = join(root, 'node_modules/.cache/reference-api');

let ending = false;
endWithTheShell();
try {
  const { brand, dev, catalogue } = readArguments();
  const settings = readSettings(catalogue);
  // Two starts would build into the same folder and take the same port.
  const lock = join(root, '.turbo/start.lock');
  const waiting = () => say('Another start is under way in this folder. Waiting for it …');
  const servers = await withLock(lock, waiting, () => startBrand(brand, dev, settings));
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

function readArguments(): { brand: string; dev: boolean; catalogue: string | undefined } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { dev: { type: 'boolean', default: false }, catalogue: { type: 'string' } },
  });
  const brands = brandNames(root);
  const brand = positionals[0] ?? 'main';
  if (!brands.includes(brand)) {
    throw new Error(`There is no brand '${brand}'. The brands: ${brands.join(', ')}`);
  }
  return { brand, dev: values.dev, catalogue: values.catalogue };
}

interface Settings {
  readonly port: number;
  readonly apiPort: number;
  /** A server of one's own. With it the reference API stays away. */
  readonly own: string | undefined;
  /** What the reference API has, in place of the demo's. */
  readonly catalogue: string | undefined;
}

/** Before the build: it takes a minute, and nobody should wait for it to hear of a typing error. */
function readSettings(catalogue: string | undefined): Settings {
  const portOf = (name: string, usual: number) =>
    readSetting(name, (text) => readPort(text, usual)) ?? usual;
  const own = readSetting('API_BASE_URL', readApiUrl);
  if (catalogue !== undefined && own !== undefined) {
    throw new Error('--catalogue is for the reference API: leave it out, or API_BASE_URL.');
  }
  return {
    port: portOf('PORT', 3000),
    apiPort: portOf('API_PORT', 4000),
    own,
    catalogue: catalogue === undefined ? undefined : checkedCatalogue(catalogue),
  };
}

/** Relative to the folder that pnpm was called in. */
function checkedCatalogue(name: string): string {
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), name);
  // In a process of its own, which gives its memory back: a large file takes a gigabyte.
  const program = join(root, 'packages/demo-catalogue/src/bin.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, '--check', file], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr.trim());
  say(stdout.trim());
  return file;
}

async function startBrand(
  brand: string,
  dev: boolean,
  { port: wanted, apiPort, own, catalogue }: Settings,
): Promise<Running[]> {
  if (!dev) await build(brand);

  const api = own === undefined ? await startReferenceApi(apiPort, catalogue) : undefined;
  const apiOrigin = new URL(api?.origin ?? own ?? '').origin;

  const port = await choosePort(`the brand ${brand}`, wanted);
  const origins = process.env.ORIGINS || `http://localhost:${port}`;
  const app = join(root, 'apps', brand);
  const address = `http://127.0.0.1:${port}`;
  const server = await startServer(`${address}/healthz`, busy, {
    name: brand,
    ...(dev
      ? {
          program: pnpmProgram,
          args: ['run', 'dev', '--host', host, '--port', String(port), '--strictPort'],
        }
      : { program: process.execPath, args: [join(app, 'build/server/index.js')] }),
    cwd: app,
    env: {
      API_BASE_URL: own ?? `${apiOrigin}/api/v1`,
      HOST: host,
      NODE_ENV: dev ? 'development' : 'production',
      ORIGINS: origins,
      PAYMENT_HOSTS: process.env.PAYMENT_HOSTS || bankOf(apiOrigin),
      PORT: String(port),
    },
  });

  const ready = `${address}/readyz`;
  if (own !== undefined) await saySilence(own, server, ready);
  else await waitForServer(server, ready, 'It runs, and asks the reference API.');

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

async function startReferenceApi(
  wanted: number,
  catalogue: string | undefined,
): Promise<{ origin: string; server: Running }> {
  const port = await choosePort('the reference API', wanted);
  const origin = `http://127.0.0.1:${port}`;
  const making = `The first start of a day makes the catalogue, later ones read it. ${busy}`;
  const server = await startServer(`${origin}/healthz`, making, {
    name: 'api',
    program: process.execPath,
    args: [
      join(root, 'packages/reference-api/src/bin.ts'),
      ...['--port', String(port), '--cache', cache],
      ...(catalogue === undefined ? [] : ['--catalogue', catalogue]),
    ],
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

async function choosePort(purpose: string, wanted: number): Promise<number> {
  const { port, taken } = await freePort(wanted);
  if (taken.length > 0) say(`Taken: port ${taken.join(', ')}. Using ${port} for ${purpose}.`);
  return port;
}

async function startServer(
  health: string,
  hint: string,
  command: Parameters<typeof startProcess>[0],
): Promise<Running> {
  say(`Starting ${command.name} …`);
  const server = startProcess(command);
  await waitForServer(server, health, hint);
  return server;
}

async function waitForServer(server: Running, address: string, hint: string): Promise<void> {
  const wrong = await waitWhileItRuns(server, { address, hint, seconds: patienceSeconds });
  if (wrong) throw stopped(server, `was given ${patienceSeconds} s, and ${address} ${wrong}`);
}

/** Without its API the brand runs too, and asks it again: who started it is told, and may mend the API meanwhile. */
async function saySilence(own: string, server: Running, ready: string): Promise<void> {
  const hint = 'It asks your API.';
  const wait = { address: ready, hint, seconds: ownApiSeconds };
  const wrong = await waitWhileItRuns(server, wait);
  const answer = await ask(own);
  if (!wrong && typeof answer !== 'string') return;
  say();
  say(red(`Your API cannot be used yet. ${server.name} starts all the same, and asks it again.`));
  say(`  ${own} ${typeof answer === 'string' ? answer : `answers ${answer.status}`}.`);
  if (wrong) say(`  ${ready} ${wrong}: ${server.name} has not had an answer that it can use.`);
  say('  Does it run, and is API_BASE_URL what its paths are added to?');
}

/** Nothing, or what is wrong when the time is over. */
async function waitWhileItRuns(
  server: Running,
  wait: Omit<Parameters<typeof waitFor>[0], 'who'>,
): Promise<string | undefined> {
  const ended = server.ended.then((how) => stopped(server, how));
  const outcome = await Promise.race([ended, waitFor({ ...wait, who: server.name })]);
  if (outcome instanceof Error) throw outcome;
  return outcome;
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
