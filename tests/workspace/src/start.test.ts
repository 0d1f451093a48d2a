import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '../../../packages/storefront/src/commands/ports.ts';
import { type Fixture, makeFixture, root } from './fixture.ts';

/** A small server that replaces the real ones, and that returns the address of its API. */
const server = (port: string) => `
import { createServer } from 'node:http';
createServer((request, response) => {
  if (request.url === '/die') process.exit(7);
  if (request.url === '/arguments') response.end(JSON.stringify(process.argv.slice(2)));
  response.end(JSON.stringify({ api: process.env.API_BASE_URL }));
}).listen(${port}, '127.0.0.1', () => console.log('listening'));
`;

const writeServer = `
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
rmSync('build', { recursive: true, force: true });
mkdirSync('build/server', { recursive: true });
copyFileSync('server.js', 'build/server/index.js');
`;

let workspace: Fixture;
const started: Started[] = [];

beforeEach(() => {
  workspace = makeFixture();
  workspace.copy('scripts', 'packages/storefront/src/config', 'packages/storefront/src/commands');
  mkdirSync(join(workspace.folder, 'node_modules/@parde'), { recursive: true });
  const domain = join(workspace.folder, 'node_modules/@parde/domain');
  symlinkSync(join(root, 'packages/domain'), domain);
  symlinkSync(join(root, 'node_modules/turbo'), join(workspace.folder, 'node_modules/turbo'));
  workspace.write('.gitignore', 'node_modules\nbuild\n.turbo\n');
  workspace.write('pnpm-workspace.yaml', 'packages:\n  - apps/*\npmOnFail: ignore\n');
  workspace.write('pnpm-lock.yaml', "lockfileVersion: '9.0'\nimporters:\n  .: {}\n");
  workspace.write('turbo.json', '{ "tasks": { "build": { "outputs": ["build/**"] } } }');
  const manifest = {
    name: 'fixture',
    private: true,
    type: 'module',
    packageManager: 'pnpm@12.21.0',
  };
  workspace.write('package.json', JSON.stringify(manifest));
  workspace.write('packages/reference-api/src/bin.ts', server('Number(process.argv[3])'));
  addBrand('main', server('Number(process.env.PORT)'));
  addBrand('other', server('Number(process.env.PORT)'));
});
afterEach(async () => {
  for (const it of started.splice(0)) {
    it.child.kill('SIGTERM');
    await it.ended;
  }
  workspace[Symbol.dispose]();
});

describe('start', () => {
  test('builds once, starts both servers, prints the address, and ends all processes on a signal', async () => {
    const it = await start('main');
    await it.waitForOutput('Ctrl-C ends everything');
    const { brand, api } = it.addresses();
    expect(await (await fetch(brand)).json()).toEqual({ api });
    expect(it.output()).toContain('_outbox');

    it.child.kill('SIGINT');
    expect(await it.ended).toBe(0);
    await expect(fetch(brand)).rejects.toThrow();
    await expect(fetch(api)).rejects.toThrow();

    workspace.write('apps/main/build/built-once', '');
    const again = await start('main');
    await again.waitForOutput('Ctrl-C ends everything');
    expect(readdirSync(join(workspace.folder, 'apps/main/build'))).toContain('built-once');
  });

  test('ends all processes when the package manager that started it has ended', async () => {
    // Like pnpm, this starts a shell in between, which gets no signal.
    const inner = '"$NODE" scripts/start.ts main; true';
    const it = await start('main', { NODE: process.execPath }, [
      'sh',
      '-c',
      `sh -c '${inner}'; true`,
    ]);
    await it.waitForOutput('Ctrl-C ends everything');
    const { brand, api } = it.addresses();

    it.child.kill('SIGKILL');
    // The output closes when the last process that can write to it has ended.
    await it.ended;
    await expect(fetch(brand)).rejects.toThrow();
    await expect(fetch(api)).rejects.toThrow();
  });

  test('uses the given API, and starts no other', async () => {
    const { port } = await freePort(somePort());
    const api = createHttpServer((_, response) => response.writeHead(404).end());
    api.listen(port, '127.0.0.1');
    await once(api, 'listening');
    const own = `http://127.0.0.1:${port}/theirs/v3`;
    const it = await start('main', { API_BASE_URL: own });
    await it.waitForOutput('Ctrl-C ends everything');
    const [, brand = ''] = /main +(http:\S+)/.exec(it.output()) ?? [];
    expect(await (await fetch(brand)).json()).toEqual({ api: own });
    expect(it.output()).toContain(`your API       ${own}`);
    expect(it.output()).not.toContain('_outbox');
    expect(it.output()).not.toContain('cannot be used');
    api.close();
  });

  test('reports that the given API does not answer, and continues', async () => {
    const { port } = await freePort(somePort());
    const own = `http://127.0.0.1:${port}/theirs/v3`;
    const it = await start('main', { API_BASE_URL: own });
    await it.waitForOutput('Ctrl-C ends everything');
    expect(it.output()).toContain('Your API cannot be used yet. main starts all the same');
    expect(it.output()).toContain(`${own} does not answer (connect ECONNREFUSED`);
    const [, brand = ''] = /main +(http:\S+)/.exec(it.output()) ?? [];
    expect(await (await fetch(brand)).json()).toEqual({ api: own });
  });

  test('shows what it waits for, first the API and then the brand that has not reached the API', async () => {
    const silent = (file: string, path: string, port: string) => `
      import { existsSync } from 'node:fs';
      import { createServer } from 'node:http';
      createServer((request, response) => {
        const isReady = request.url !== '${path}' || existsSync('${join(workspace.folder, file)}');
        response.writeHead(isReady ? 200 : 503).end('{}');
      }).listen(${port}, '127.0.0.1');`;
    const api = silent('api-may-answer', '/healthz', 'Number(process.argv[3])');
    workspace.write('packages/reference-api/src/bin.ts', api);
    addBrand('main', silent('brand-may-answer', '/readyz', 'Number(process.env.PORT)'));
    const it = await start('main');
    await it.waitForOutput('It has 600 s in all.');
    expect(it.output()).toMatch(
      /Waiting for api, .*\/healthz answers 503\.\n.*makes the catalogue/,
    );

    workspace.write('api-may-answer', '');
    await it.waitForOutput('It runs, and asks the reference API.');
    expect(it.output()).toMatch(/Waiting for main, .*\/readyz answers 503\.\n.*asks/);
    workspace.write('brand-may-answer', '');
    await it.waitForOutput('Ctrl-C ends everything');
  });

  test('uses the next port if one is taken, and reports this', async () => {
    const { port } = await freePort(somePort());
    const taken = await listen(port);
    const it = await start('main', { PORT: String(port) });
    await it.waitForOutput('Ctrl-C ends everything');
    expect(it.output()).toContain(`Taken: port ${port}`);
    expect(it.addresses().brand).not.toContain(`:${port}`);
    taken.close();
  });

  test('runs two brands at the same time, each with its own API', async () => {
    const both = await Promise.all([start('main'), start('other')]);
    await Promise.all(both.map((it) => it.waitForOutput('Ctrl-C ends everything')));
    const addresses = both.flatMap((it) => Object.values(it.addresses()));
    expect(new Set(addresses).size).toBe(4);
    for (const it of both) {
      expect(await (await fetch(it.addresses().brand)).json()).toEqual({ api: it.addresses().api });
    }
  });

  test('lists the brands if the given one does not exist', async () => {
    const it = await start('mian');
    expect(await it.ended).toBe(1);
    expect(it.output()).toContain("There is no brand 'mian'. The brands: main, other");
  });

  test('passes a given catalogue to the reference API, and ignores an empty setting', async () => {
    const packages = join(workspace.folder, 'packages/demo-catalogue');
    symlinkSync(join(root, 'packages/demo-catalogue'), packages);
    const film = { id: '1', type: 'movie', name_fa: 'باران', year: 2020, age: 7, minutes: 96 };
    workspace.write('own/films.json', JSON.stringify({ titles: [film] }));
    const env = { INIT_CWD: join(workspace.folder, 'own'), API_BASE_URL: '', HOST: '' };
    const args = ['scripts/start.ts', 'main', '--catalogue', 'films.json'];
    const it = await start('main', env, [process.execPath, ...args]);
    await it.waitForOutput('Ctrl-C ends everything');
    const handed = await fetch(new URL('/arguments', it.addresses().api));
    const file = join(workspace.folder, 'own/films.json');
    expect((await handed.json()).slice(-2)).toEqual(['--catalogue', file]);
    expect(it.output()).toContain('reference API');
  });

  test('shows the output of a failing build', async () => {
    addBrand('broken', '', "console.error('no such colour: rde');\nprocess.exit(3);");
    const it = await start('broken');
    expect(await it.ended).toBe(1);
    expect(it.output()).toContain('no such colour: rde');
  });

  test('shows the cause if a server does not start, and ends the other server', async () => {
    addBrand('broken', "throw new Error('ORIGINS is missing');");
    const { port } = await freePort(somePort());
    const it = await start('broken', { API_PORT: String(port) });
    expect(await it.ended).toBe(1);
    expect(it.output()).toContain('broken ended with exit code 1. Its last words:');
    expect(it.output()).toContain('ORIGINS is missing');
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
  });

  test('ends all processes if a server ends later', async () => {
    const it = await start('main');
    await it.waitForOutput('Ctrl-C ends everything');
    const { brand, api } = it.addresses();
    await expect(fetch(`${brand}/die`)).rejects.toThrow();
    expect(await it.ended).toBe(1);
    expect(it.output()).toContain('main ended with exit code 7');
    await expect(fetch(api)).rejects.toThrow();
  });
});

type Started = {
  readonly child: ChildProcess;
  /** The exit code of the program. */
  readonly ended: Promise<number | null>;
  readonly output: () => string;
  readonly waitForOutput: (words: string) => Promise<void>;
  readonly addresses: () => { readonly brand: string; readonly api: string };
};

async function start(
  brand: string,
  env: Record<string, string> = {},
  [program = '', ...args]: readonly string[] = [process.execPath, 'scripts/start.ts', brand],
): Promise<Started> {
  const child = spawn(program, args, {
    cwd: workspace.folder,
    env: { PORT: String(somePort()), API_PORT: String(somePort()), ...withoutPorts(), ...env },
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      for (const listener of listeners) listener();
    });
  }
  const ended = once(child, 'close').then(() => child.exitCode);
  const it: Started = {
    child,
    ended,
    output: () => output,
    waitForOutput(words) {
      const found = new Promise<void>((resolve) => {
        const listen = () => {
          if (output.includes(words)) resolve();
        };
        listeners.add(listen);
        listen();
      });
      const endedWithout = ended.then(() => {
        if (!output.includes(words)) throw new Error(`It never said '${words}':\n${output}`);
      });
      return Promise.race([found, endedWithout]);
    },
    addresses: () => ({
      brand: /http:\/\/localhost:\d+/.exec(output)?.[0] ?? '',
      api: /http:\/\/127\.0\.0\.1:\d+\/api\/v1/.exec(output)?.[0] ?? '',
    }),
  };
  started.push(it);
  return it;
}

function withoutPorts(): NodeJS.ProcessEnv {
  const { HOST: _host, ORIGINS: _origins, PORT: _port, API_PORT: _api, ...rest } = process.env;
  return rest;
}

/** Returns a port that is far from the usual ports, so that a start by hand does not interfere. */
function somePort(): number {
  return 20_000 + Math.floor(Math.random() * 20_000);
}

function addBrand(name: string, serverSource: string, build = writeServer): void {
  const folder = `apps/${name}`;
  workspace.write(`${folder}/brand.ts`, '');
  workspace.write(
    `${folder}/package.json`,
    JSON.stringify({ name, type: 'module', scripts: { build: 'node build.js' } }),
  );
  workspace.write(`${folder}/server.js`, serverSource);
  workspace.write(`${folder}/build.js`, build);
}

async function listen(port: number): Promise<Server> {
  const taken = createServer().listen(port, '127.0.0.1');
  await once(taken, 'listening');
  return taken;
}
