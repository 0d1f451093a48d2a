import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { filesOf, makeNextRelease } from './stage/next-release.ts';
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
    expect(await stage.ask(`/assets/${name}`), name).toMatchObject({ status: 200, cache: 'MISS' });
  }
}

/** The files that a page links. */
function filesIn(html: string): string[] {
  return [...new Set([...html.matchAll(/\/assets\/([\w.-]+)/g)].map(([, name = '']) => name))];
}

describe('a release, one server after the other', () => {
  test('leaves a page that was kept with all its files, and those that it asks for later', async () => {
    const kept = await stage.ask('/');
    await release(0);
    await release(1);
    expect(await stage.ask('/')).toMatchObject({ cache: 'HIT', digest: kept.digest });
    expect(filesIn(kept.text).length).toBeGreaterThan(5);
    expect(filesOf(before)).toEqual(expect.arrayContaining(filesIn(kept.text)));
    await expectFiles(filesOf(before));
  });

  test('gives the new page its files while the other server has none of them', async () => {
    await release(0);
    await expectFiles(filesOf(after));
    // Some were requested from the other server first.
    const twice = stage.nginx.log().filter(({ servers }) => servers.length === 2);
    expect(twice.length).toBeGreaterThan(0);
    // A 404 must not mark the server as down.
    const asked = stage.servers[1].answered;
    await stage.ask('/movie/1001', { headers: { cookie: 'viewer=1' } });
    await stage.ask('/movie/1001', { headers: { cookie: 'viewer=1' } });
    await expect.poll(() => stage.servers[1].answered).toBeGreaterThan(asked);
  });

  test('ends with the new page, once nginx knows the new build', async () => {
    const kept = await stage.ask('/');
    await release(0);
    await release(1);
    stage.nginx.reload('after');
    await expect
      .poll(async () => (await stage.ask('/')).digest, { timeout: 10_000 })
      .not.toBe(kept.digest);
    const page = await stage.ask('/');
    expect(filesOf(after)).toEqual(expect.arrayContaining(filesIn(page.text)));
    // The old page is still cached for a rollback.
    stage.nginx.reload('before');
    await expect
      .poll(async () => (await stage.ask('/')).digest, { timeout: 10_000 })
      .toBe(kept.digest);
  });
});
