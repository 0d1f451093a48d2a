import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { freePort, waitFor } from '../../packages/storefront/src/commands/ports.ts';
import { bold, print } from '../../packages/storefront/src/commands/print.ts';
import { startProcess, stopProcesses } from '../../packages/storefront/src/commands/processes.ts';
import { followContainerfile } from './containerfile.ts';
import { npm, type Registry } from './local-registry.ts';
import { root } from './workspace.ts';

interface OutsideCase {
  readonly manager: 'npm' | 'pnpm';
  /** The version of Node, as npm names it. */
  readonly node: string;
  /** The extra test, in addition to the tests of every way. */
  readonly also: 'container' | 'dev';
}

/** The brand's own colour, tagline and message, which no other brand has. */
const colour = '#0a7a55';
const tagline = 'فیلم‌هایی که تنها این‌جا می‌بینید';
const searchLabel = 'جست‌وجوی سبا';

/** Returns a port that is far from the ports that other processes take during the build. */
const randomPort = () => 20_000 + Math.floor(Math.random() * 20_000);

/**
 * Creates a brand as a partner does: by name, and only from a registry. The brand must install, build and show its
 * own content.
 */
export async function tryOutside(
  registry: Registry,
  scratch: string,
  setup: OutsideCase,
): Promise<void> {
  print(bold(`\nA brand outside, with ${setup.manager} and Node ${setup.node}`));
  const folder = join(scratch, `${setup.manager}-${setup.node}`);
  mkdirSync(folder, { recursive: true });
  npm(folder, 'install', '--prefix', join(folder, 'node'), '--silent', `node@${setup.node}`);
  const env = outsideEnv(registry, folder);
  const run = (cwd: string, program: string, ...args: readonly string[]) =>
    timed(args.join(' '), () => {
      const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', env });
      if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
      return stdout;
    });
  const [program, ...first] = setup.manager === 'npm' ? ['npm'] : ['npx', '-y', 'pnpm@12'];
  const call = (cwd: string, ...args: readonly string[]) =>
    run(cwd, program ?? '', ...first, ...args);

  const names = ['--fa', 'سبا', '--en', 'Saba', '--color', colour];
  if (setup.manager === 'npm') {
    await call(folder, 'create', '-y', 'parde-brand@latest', 'saba', '--', ...names);
  } else await call(folder, 'create', 'parde-brand@latest', 'saba', ...names);
  const saba = join(folder, 'saba');
  customiseBrand(saba);
  await call(saba, 'install');
  await call(saba, 'run', 'typecheck');
  assert.doesNotMatch(await call(saba, 'test'), /parde messages/);
  await addLanguage(saba, () => call(saba, 'exec', 'parde', 'messages', 'ar'));
  assert.match(await call(saba, 'test'), /are missing: npx parde messages ar/);

  const serve = (script: string, during?: (api: string) => Promise<void>) =>
    timed(script, async () => {
      const { port } = await freePort(randomPort());
      const { port: apiPort } = await freePort(randomPort());
      const ports = { PORT: String(port), API_PORT: String(apiPort) };
      const args = [...first, 'run', script];
      const started = { name: setup.manager, program: program ?? '', args, cwd: saba };
      const running = startProcess({ ...started, env: { ...env, ...ports } });
      try {
        await checkServing(`http://localhost:${port}`, running.ended, script === 'dev');
        await during?.(`http://127.0.0.1:${apiPort}/api/v1`);
      } finally {
        await stopProcesses();
      }
      // All processes that were started have ended, so the ports are free.
      assert.deepEqual(await freePort(port), { port, taken: [] });
      assert.deepEqual(await freePort(apiPort), { port: apiPort, taken: [] });
    });
  const container = (api: string) => timed('Containerfile', () => tryContainer(api));
  await serve('start', setup.also === 'container' ? container : undefined);
  if (setup.also === 'dev') await serve('dev');

  async function tryContainer(api: string): Promise<void> {
    const file = join(saba, 'Containerfile');
    const image = followContainerfile(file, join(folder, 'image'), (cwd, command) => {
      const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
        cwd,
        encoding: 'utf8',
        env,
      });
      if (status !== 0) throw new Error(`RUN ${command} failed:\n${stdout}${stderr}`);
    });
    const { port } = await freePort(randomPort());
    const origin = `http://localhost:${port}`;
    const [program = '', ...args] = image.command;
    const inside = { ...env, ...image.env, PORT: String(port) };
    const started = { name: 'image', program, args, cwd: image.cwd };
    const running = startProcess({
      ...started,
      env: { ...inside, ORIGINS: origin, API_BASE_URL: api },
    });
    await checkServing(origin, running.ended, false);
    const [check = '', ...about] = image.healthCheck;
    assert.equal(spawnSync(check, about, { env: { ...process.env, ...inside } }).status, 0);
  }
}

/** Returns the environment of a partner's machine, without the variables of this workspace. */
function outsideEnv({ url }: Registry, folder: string): Record<string, string> {
  const workspaceVariables = /^(?:NODE_PATH|NODE_OPTIONS|NODE_ENV|INIT_CWD|npm_(?!config_)|PNPM_)/;
  const inherited = Object.entries(process.env).filter(([name]) => !workspaceVariables.test(name));
  const path = (process.env.PATH ?? '').split(delimiter).filter((it) => !/node_modules/.test(it));
  return {
    ...Object.fromEntries(inherited.map(([name, value]) => [name, value ?? ''])),
    PATH: [join(folder, 'node/node_modules/node/bin'), ...path].join(delimiter),
    npm_config_registry: url,
    pnpm_config_registry: url,
    // The shared cache would serve for a day the packages that an earlier rehearsal published under the same address
    // and version.
    pnpm_config_cache_dir: join(folder, 'pnpm-cache'),
  };
}

async function timed<Result>(what: string, work: () => Result | Promise<Result>): Promise<Result> {
  const from = performance.now();
  const result = await work();
  print(`  ${what}: ${((performance.now() - from) / 1000).toFixed(0)} s`);
  return result;
}

/** Translates one message as a translator does, before the brand has the language and after. */
async function addLanguage(folder: string, listMessages: () => Promise<string>): Promise<void> {
  const [, lines = ''] = (await listMessages()).split('For brand.ts:');
  const [statement = '', options = ''] = lines.split(';');
  const list = join(folder, 'messages/ar.missing.json');
  const text = readFileSync(list, 'utf8');
  writeFileSync(list, text.replace('"ar": ""', '"ar": "تخطي إلى المحتوى"'));
  const brand = join(folder, 'brand.ts');
  writeFileSync(
    brand,
    `${statement};\n${readFileSync(brand, 'utf8').replace('  otherHosts:', `${options}\n  otherHosts:`)}`,
  );
  assert.match(await listMessages(), /Moved into messages\/ar\/: 1/);
  assert.match(readFileSync(join(folder, 'messages/ar/shell.json'), 'utf8'), /تخطي/);
}

/** The example of docs/brands.md has a page in place of a built-in one, and parts in place of built-in parts. */
const guide = join(root, 'packages/storefront/src/test-support/guide');

/** Writes the brand's own tagline and message, its page of terms and its parts. */
function customiseBrand(folder: string): void {
  cpSync(join(guide, 'pages/terms.tsx'), join(folder, 'pages/terms.tsx'));
  cpSync(join(guide, 'parts'), join(folder, 'parts'), { recursive: true });
  const [parts] =
    /^ {2}parts: [\s\S]*?^ {2}\}\),\n/m.exec(readFileSync(join(guide, 'brand.ts'), 'utf8')) ?? [];
  const brand = join(folder, 'brand.ts');
  const text = readFileSync(brand, 'utf8')
    .replace('import { defineBrand }', 'import { defineBrand, definePages, defineParts }')
    .replace(/tagline: \{ fa: '[^']*'/, `tagline: { fa: '${tagline}'`)
    .replace(
      '  otherHosts:',
      `  messages: { fa: { 'shell:search': '${searchLabel}' } },
  pages: definePages([{ replaces: 'terms', load: () => import('./pages/terms.tsx') }]),
${parts}  otherHosts:`,
    );
  for (const own of [tagline, searchLabel, 'definePages,', "'card-badge':"]) {
    assert.ok(text.includes(own), own);
  }
  writeFileSync(brand, text);
}

async function checkServing(origin: string, ended: Promise<string>, dev: boolean): Promise<void> {
  const hint = 'It builds, and makes the demo catalogue.';
  const address = `${origin}/readyz`;
  const wait = waitFor({ address, who: 'the brand', hint, seconds: 600 });
  const wrong = await Promise.race([wait, ended]);
  if (wrong) throw new Error(`${origin}: ${wrong}`);
  const home = await page(origin);
  // The card's badge, the column and the link of the footer are the brand's parts.
  const parts = ['>ویژهٔ باشگاه<', '>قواعد باشگاه<', 'تماس با باشگاه'];
  for (const own of ['سبا', tagline, searchLabel, ...parts]) assert.ok(home.includes(own), own);
  assert.match(await page(`${origin}/profile/terms`), /<h1[^>]*>قواعد باشگاه</);
  assert.match(await page(`${origin}/movie/1024`), /<h1/);
  // The development server serves styles from their own addresses.
  if (dev) return;
  assert.ok(home.includes(colour));
  const styles = home.match(/<style[^>]*>[\s\S]*?<\/style>/)?.[0] ?? '';
  assert.ok(styles.length > 20_000);
  const scripts = new Set(Array.from(home.matchAll(/\/assets\/[\w.-]+\.js/g), ([path]) => path));
  assert.ok(scripts.size > 3);
  for (const path of scripts) assert.equal((await fetch(origin + path)).status, 200, path);
}

async function page(address: string): Promise<string> {
  const answer = await fetch(address);
  assert.equal(answer.status, 200, address);
  return answer.text();
}
