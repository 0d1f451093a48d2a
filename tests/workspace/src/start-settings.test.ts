import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../../packages/storefront/src/commands/ports.ts';
import { readStartSettings } from '../../../packages/storefront/src/commands/start-brand.ts';
import { type Fixture, makeFixture, root } from './fixture.ts';

describe('the settings of start', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  const api = 'such as https://api.example/api/v1';
  test.each([
    ['API_BASE_URL', 'nonsense', `must be a URL ${api}`],
    ['API_BASE_URL', '127.0.0.1:4711/api/v1', `must be a URL ${api}`],
    ['API_BASE_URL', 'localhost:4711/api/v1', `must be a URL that starts with http:.*${api}`],
    ['PORT', 'abc', 'must be a port from 1 to 65535, such as 3000'],
    ['PORT', '99999', 'must be a port from 1 to 65535, such as 3000'],
    ['PORT', '0', 'must be a port from 1 to 65535, such as 3000'],
    ['API_PORT', '70000', 'must be a port from 1 to 65535, such as 4000'],
  ])('%s=%s is refused with a message of one line', (name, value, why) => {
    vi.stubEnv(name, value);
    const line = new RegExp(`^${name}=${value} cannot be used: it ${why}\\.$`);
    expect(readStartSettings).toThrow(line);
  });

  test('a refused address is shown without its password', () => {
    vi.stubEnv('API_BASE_URL', 'https://me:s3/cret@api.example/v1?key=s3/cret');
    const shown = 'API_BASE_URL=https://…@api.example/v1?… cannot be used: it ';
    expect(readStartSettings).toThrow(new RegExp(`^${shown.replaceAll('?', '\\?')}(?!.*cret)`));
  });
});

test('start refuses a wrong setting in one line, and an invalid catalogue with its row and field, or a missing one', () => {
  using workspace = makeFixture();
  workspace.copy('scripts', 'packages/storefront/src/config', 'packages/storefront/src/commands');
  mkdirSync(join(workspace.folder, 'node_modules/@parde'), { recursive: true });
  symlinkSync(join(root, 'packages/domain'), join(workspace.folder, 'node_modules/@parde/domain'));
  symlinkSync(join(root, 'node_modules/turbo'), join(workspace.folder, 'node_modules/turbo'));
  workspace.write('package.json', JSON.stringify({ name: 'fixture', type: 'module' }));
  workspace.write('apps/main/brand.ts', '');
  const port = start(workspace, { PORT: 'abc' });
  expect(port.output).toMatch(/^PORT=abc cannot be used: .*\n$/);
  expect(port.status).toBe(1);
  const demo = join(workspace.folder, 'packages/demo-catalogue');
  symlinkSync(join(root, 'packages/demo-catalogue'), demo);
  workspace.write('own.json', '{"titles":[{"id":"1","type":"movie"}]}');
  const { status, output } = start(workspace, {}, '--catalogue', 'own.json');
  expect(output).toMatch(/own\.json:1:12: titles\[0\]\.name_fa \(id 1\): It must be there\n/);
  expect(status).toBe(1);
  expect(start(workspace, {}, '--catalogue', 'none.json').output).toContain(
    'none.json cannot be read',
  );
  const beside = start(
    workspace,
    { API_BASE_URL: 'http://127.0.0.1:9' },
    '--catalogue',
    'own.json',
  );
  expect(beside.output).toContain('--catalogue is for the reference API');
});

/** Runs start in a folder where nothing can be built, so settings must be checked before the build. */
function start(
  { folder }: Fixture,
  env: Readonly<Record<string, string>>,
  ...options: readonly string[]
): { status: number | null; output: string } {
  const { HOST, ORIGINS, PORT, API_PORT, API_BASE_URL, INIT_CWD, ...rest } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/start.ts', 'main', ...options],
    {
      cwd: folder,
      env: { ...rest, ...env },
      encoding: 'utf8',
    },
  );
  return { status, output: stripVTControlCharacters(stdout + stderr) };
}

test('no port is chosen above the last one', async () => {
  const taken = createServer().listen(65_535, '127.0.0.1');
  await once(taken, 'listening');
  await expect(freePort(65_535)).rejects.toThrow('No port from 65535 to 65535 is free.');
  taken.close();
});
