import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readApiUrl, readPort } from '../config/addresses.ts';
import { freePort, tryFetch, waitFor } from './ports.ts';
import { bold, print, red } from './print.ts';
import { type Running, startProcess, stopped } from './processes.ts';

const host = process.env.HOST || '127.0.0.1';
/** On a busy machine, making the catalogue takes minutes. Progress is shown, and Ctrl-C stops the wait. */
const timeoutSeconds = 600;
/** A brand's own API needs no preparation, so the wait is short. */
const customApiSeconds = 10;
const busy = 'On a busy machine that takes minutes: `top` shows what else runs.';

interface StartSettings {
  readonly port: number;
  readonly apiPort: number;
  /** The address of an external API. If it is set, the reference API is not started. */
  readonly apiUrl: string | undefined;
}

/** Called before the build, which takes a minute, so that a mistyped setting is reported at once. */
export function readStartSettings(): StartSettings {
  const portOf = (name: string, usual: number) =>
    readSetting(name, (text) => readPort(text, usual)) ?? usual;
  return {
    port: portOf('PORT', 3000),
    apiPort: portOf('API_PORT', 4000),
    apiUrl: readSetting('API_BASE_URL', readApiUrl),
  };
}

interface Start extends StartSettings {
  /** The brand's name in messages. */
  readonly name: string;
  readonly folder: string;
  readonly dev: boolean;
  /** The reference API's program, with its options. */
  readonly referenceApi: readonly string[];
}

/** Starts a built brand, starts the reference API if no other API is set, and prints their addresses. */
export async function startBrand(start: Start): Promise<Running[]> {
  const { name, folder, dev, apiUrl } = start;
  const api = apiUrl === undefined ? await startReferenceApi(start) : undefined;
  const apiOrigin = new URL(api?.origin ?? apiUrl ?? '').origin;

  const port = await choosePort(`the brand ${name}`, start.port);
  const origins = process.env.ORIGINS || `http://localhost:${port}`;
  const address = `http://127.0.0.1:${port}`;
  const vite = ['--host', host, '--port', String(port), '--strictPort'];
  const server = await startServer(`${address}/healthz`, busy, {
    name,
    program: process.execPath,
    args: dev
      ? [findProgram(folder, 'vite', 'vite'), ...vite]
      : [join(folder, 'build/server/index.js')],
    cwd: folder,
    env: {
      API_BASE_URL: apiUrl ?? `${apiOrigin}/api/v1`,
      HOST: host,
      NODE_ENV: dev ? 'development' : 'production',
      ORIGINS: origins,
      PAYMENT_HOSTS: process.env.PAYMENT_HOSTS || bankOf(apiOrigin),
      PORT: String(port),
    },
  });

  const ready = `${address}/readyz`;
  if (apiUrl !== undefined) await reportUnreachableApi(apiUrl, server, ready);
  else await waitForServer(server, ready, 'It runs, and asks the reference API.');

  print();
  print(bold(`  ${name}          ${origins}`));
  if (api === undefined) print(`  your API       ${apiUrl}`);
  else {
    print(`  reference API  ${apiOrigin}/api/v1`);
    print(`  its pages      ${apiOrigin}/_docs`);
    print(`  sent messages  ${apiOrigin}/_outbox  (the sign-in codes)`);
  }
  print();
  print('Ctrl-C ends everything.');
  return api === undefined ? [server] : [api.server, server];
}

/** The reference API is also the bank. A local http address is the only bank address that needs no https. */
function bankOf(apiOrigin: string): string {
  return /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(apiOrigin) ? apiOrigin : '';
}

async function startReferenceApi({
  apiPort,
  referenceApi: [program = '', ...options],
  folder,
}: Start): Promise<{ origin: string; server: Running }> {
  const port = await choosePort('the reference API', apiPort);
  const origin = `http://127.0.0.1:${port}`;
  const making = `The first start of a day makes the catalogue, later ones read it. ${busy}`;
  const server = await startServer(`${origin}/healthz`, making, {
    name: 'api',
    program: process.execPath,
    args: [program, '--port', String(port), ...options],
    cwd: folder,
    env: {},
  });
  return { origin, server };
}

/** Returns the path of a program from a package that the brand has installed. */
export function findProgram(folder: string, name: string, program: string): string {
  const require = createRequire(join(folder, 'package.json'));
  try {
    const manifest = require.resolve(`${name}/package.json`);
    const { bin }: { bin: Readonly<Record<string, string>> } = JSON.parse(
      readFileSync(manifest, 'utf8'),
    );
    return join(dirname(manifest), bin[program] ?? '');
  } catch {
    throw new Error(`${name} is not installed in ${folder}: add it to devDependencies.`);
  }
}

async function choosePort(purpose: string, wanted: number): Promise<number> {
  const { port, taken } = await freePort(wanted);
  if (taken.length > 0) print(`Taken: port ${taken.join(', ')}. Using ${port} for ${purpose}.`);
  return port;
}

async function startServer(
  health: string,
  hint: string,
  command: Parameters<typeof startProcess>[0],
): Promise<Running> {
  print(`Starting ${command.name} …`);
  const server = startProcess(command);
  await waitForServer(server, health, hint);
  return server;
}

async function waitForServer(server: Running, address: string, hint: string): Promise<void> {
  const wrong = await waitWhileItRuns(server, { address, hint, seconds: timeoutSeconds });
  if (wrong) throw stopped(server, `was given ${timeoutSeconds} s, and ${address} ${wrong}`);
}

/**
 * Waits for an external API and reports if it does not answer. The brand also runs without its API and retries, so
 * the API can be repaired in the meantime.
 */
async function reportUnreachableApi(apiUrl: string, server: Running, ready: string): Promise<void> {
  const hint = 'It asks your API.';
  const wait = { address: ready, hint, seconds: customApiSeconds };
  const wrong = await waitWhileItRuns(server, wait);
  const answer = await tryFetch(apiUrl);
  if (!wrong && typeof answer !== 'string') return;
  print();
  print(red(`Your API cannot be used yet. ${server.name} starts all the same, and asks it again.`));
  print(`  ${apiUrl} ${typeof answer === 'string' ? answer : `answers ${answer.status}`}.`);
  if (wrong) print(`  ${ready} ${wrong}: ${server.name} has not had an answer that it can use.`);
  print('  Does it run, and is API_BASE_URL what its paths are added to?');
}

/** Returns undefined on success, or the reason when the time is over. Throws if the server ends. */
async function waitWhileItRuns(
  server: Running,
  wait: Omit<Parameters<typeof waitFor>[0], 'who'>,
): Promise<string | undefined> {
  const ended = server.ended.then((how) => stopped(server, how));
  const outcome = await Promise.race([ended, waitFor({ ...wait, who: server.name })]);
  if (outcome instanceof Error) throw outcome;
  return outcome;
}

/** Reads an environment variable with a rule of the server. An empty variable counts as not set. */
function readSetting<Read>(name: string, read: (text: string) => Read): Read | undefined {
  const text = process.env[name]?.trim();
  if (!text) return undefined;
  try {
    return read(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${name}=${withoutPassword(text)} cannot be used: it ${why}.`);
  }
}

/** Terminals and logs store these messages, so passwords are removed. */
function withoutPassword(text: string): string {
  return text.replace(/^(\w+:\/\/)?.*@/s, '$1…@').replace(/[?#].*/s, '?…');
}
