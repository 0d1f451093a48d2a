import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Load } from './stage/load.ts';
import { Machine } from './stage/machine.ts';
import { filesOf, makeNextRelease } from './stage/next-release.ts';
import { expectWritesOnce, failuresOf } from './stage/outcomes.ts';
import { setting } from './stage/settings.ts';
import { Stage } from './stage/stage.ts';

const before = setting('RELEASE');
const after = mkdtempSync(`${tmpdir()}/parde-next-release-`);

let stage: Stage;
beforeAll(() => makeNextRelease(before, after));
afterAll(() => rmSync(after, { recursive: true, force: true }));
beforeEach(async () => {
  stage = await Stage.open({ buildId: 'before' });
});
afterEach(() => stage?.close());

async function release(index: 0 | 1): Promise<void> {
  stage.servers[index].signal('SIGTERM');
  expect(await stage.servers[index].ended).toBe(0);
  await stage.restart(index, { release: after, previousRelease: before });
}

async function expectFiles(names: readonly string[]): Promise<void> {
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    expect(await stage.send(`/assets/${name}`), name).toMatchObject({
      status: 200,
      cache: 'MISS',
    });
  }
}

/** Returns the files that a page links to. */
function filesIn(html: string): string[] {
  return [...new Set([...html.matchAll(/\/assets\/([\w.-]+)/g)].map(([, name = '']) => name))];
}

describe('a release of one server after the other', () => {
  test('leaves a cached page with all its files, and with the files that it requests later', async () => {
    const cachedPage = await stage.send('/');
    await release(0);
    await release(1);
    expect(await stage.send('/')).toMatchObject({ cache: 'HIT', digest: cachedPage.digest });
    expect(filesIn(cachedPage.text).length).toBeGreaterThan(5);
    expect(filesOf(before)).toEqual(expect.arrayContaining(filesIn(cachedPage.text)));
    await expectFiles(filesOf(before));
  });

  test('serves a new page’s files while the other server has none of them', async () => {
    await release(0);
    await expectFiles(filesOf(after));
    // Some files were requested from the other server first.
    const twice = stage.nginx.log().filter(({ server }) => server.includes(', '));
    expect(twice.length).toBeGreaterThan(0);
    // A 404 must not mark the server as down.
    const asked = stage.servers[1].answered;
    await stage.send('/movie/1001', { headers: { cookie: 'viewer=1' } });
    await stage.send('/movie/1001', { headers: { cookie: 'viewer=1' } });
    await expect.poll(() => stage.servers[1].answered).toBeGreaterThan(asked);
  });
});

describe('deploy/roll.sh under load', () => {
  const broken = mkdtempSync(`${tmpdir()}/parde-broken-release-`);
  let machine: Machine;
  let load: Load;
  beforeAll(() => cpSync(after, broken, { recursive: true }));
  afterAll(() => rmSync(broken, { recursive: true, force: true }));
  beforeEach(async () => {
    await stage.close();
    // The load sets the viewer's address. It keeps the machine busy, so timeouts are longer.
    const env = { TRUSTED_HOPS: '2', API_TIMEOUT_MS: '15000', PAGE_CACHE_SECONDS: '600' };
    stage = await Stage.open({ buildId: 'before', env });
    machine = await Machine.open(stage, { before, after, broken });
    load = new Load(stage, 6, ['page', 'read', 'write']);
  });
  afterEach(() => machine?.close());

  async function expectNoFailure(): Promise<void> {
    const outcomes = await load.stop();
    expect(failuresOf(stage, outcomes)).toEqual([]);
    await expectWritesOnce(stage, outcomes);
  }
  /** Waits until the new page is cached. Under this load, a page with a late part is not cached but rendered again. */
  const newPage = (from: string) =>
    vi.waitFor(
      async () => {
        const page = await stage.send('/');
        expect(page.cache).toBe('HIT');
        expect(page.digest).not.toBe(from);
        return page;
      },
      { timeout: 20_000 },
    );

  test('brings the new build to every guest, and back, without a failed request', async () => {
    const cachedPage = await newPage('');
    expect((await machine.roll('after')).code).toBe(0);
    const page = await newPage(cachedPage.digest);
    expect(filesOf(after)).toEqual(expect.arrayContaining(filesIn(page.text)));
    await expectFiles(filesIn(cachedPage.text));

    // The old page is still cached.
    expect((await machine.roll('before')).code).toBe(0);
    expect((await newPage(page.digest)).digest).toBe(cachedPage.digest);
    await expectNoFailure();
  }, 180_000);

  test('restores the old build on all servers if the new one does not get ready on the second server', async () => {
    const [first] = stage.servers;
    const index = join(broken, 'server/index.js');
    renameSync(index, join(broken, 'server/whole.js'));
    writeFileSync(
      index,
      `if (process.env.PORT === '${first.port}') await import('./whole.js');\nelse setInterval(() => {}, 1000);\n`,
    );
    const cachedPage = await newPage('');
    const { code, output } = await machine.roll('broken');
    expect(code).toBe(1);
    expect(output).toContain('did not get ready in 20 s');
    expect(machine.running).toEqual(['releases/before', 'releases/before']);
    expect(await stage.send('/')).toMatchObject({ digest: cachedPage.digest });
    await expectNoFailure();
  }, 180_000);
});
