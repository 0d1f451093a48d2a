import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secret } from './stage/api-gate.ts';
import { type Answer, send } from './stage/ask.ts';
import { Stage } from './stage/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open({ hasGate: true });
});
afterAll(() => stage?.close());

const inside = 'internal/users';

/** Spellings of a slash and of parent folders, as various servers decode them. */
const slashes = ['/', '%2f', '%2F', '%252f', '%25252f', '%5c', '\\', '%c0%af', '%e0%80%af', '//'];
const parents = [
  ...['..', '.%2e', '%2e.', '%2e%2e', '%2E%2E', '%252e%252e', '.%252e', '%c0%ae%c0%ae'],
  ...['..;', '..;x=1', '..%3b', '..%00', '%00..', '..%20', '..%09', '..%0d%0a', './..', '...'],
  // Servers that ignore non-ASCII or invisible characters read these spellings as dots.
  ...['..%E2%80%8C', '.%e2%80%8c.', '%E2%80%8C..', '..%D9%8B'],
];

/** Returns paths that go up from `depth` folders below the root. */
function traversalPaths(depth: number): string[] {
  const climbs = slashes.flatMap((slash) =>
    parents.map((parent) => `${Array(depth).fill(parent).join(slash)}${slash}${inside}`),
  );
  return [...climbs, ...climbs.slice(0, parents.length).map((climb) => `x/.././${climb}`)];
}

/** Spellings that a server could read as another part of the address: its host, its query or its end. */
const otherParts = [
  `%3f/../../../../${inside}`,
  `%23/../../../../${inside}`,
  `?/../../../../${inside}`,
  `x%3f%2f..%2f..%2f..%2f..%2f${inside}`,
  `@127.0.0.1/${inside}`,
  `%40127.0.0.1/${inside}`,
  `/127.0.0.1/${inside}`,
  `%0d%0aHost:%20127.0.0.1%0d%0a`,
  `${'a/'.repeat(1500)}${'../'.repeat(1502)}${inside}`,
];

const entryPaths: readonly (readonly [path: string, depth: number])[] = [
  ['/media/', 1],
  ['/media/stream/t/', 3],
  ['/media/poster/movie/', 3],
  ['/%6dedia/', 1],
  ['/api/v1/', 2],
  ['/api/v1/get/movie/', 4],
  ['/%61pi/v1/get/movie/', 4],
];

const spellings = entryPaths.flatMap(([entryPath, depth]) =>
  [...traversalPaths(depth), ...otherParts].map((rest) => entryPath + rest),
);

async function expectNoTraversal(send: (path: string) => Promise<Answer>): Promise<void> {
  const leaked: string[] = [];
  // The number of parallel requests that two servers can answer quickly.
  const waiting = [...spellings];
  const viewer = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      // Some spellings are not valid requests, so a failed request is acceptable too.
      const answer = await send(path).catch(() => undefined);
      if (answer?.text.includes(secret)) leaked.push(path);
    }
  };
  await Promise.all(Array.from({ length: 8 }, viewer));
  expect(leaked.length, leaked.slice(0, 20).join('\n')).toBe(0);
  const asked = stage.gate.asked().filter((line) => !/ \/(?:media|api\/v1)\//.test(line));
  expect(asked.length, asked.slice(0, 20).join('\n')).toBe(0);
}

test('the hidden address of the stage can be reached directly', async () => {
  const answer = await send(stage.gate.port, `/media/..%2f${inside}`);
  expect(answer.text).toBe(secret);
  stage.gate.forget();
});

describe('no spelling of an address leads outside the API’s own paths', () => {
  test('through nginx', () => expectNoTraversal((path) => stage.send(path)));

  test('through a server without nginx', () =>
    expectNoTraversal((path) => send(stage.servers[0].port, path)));
});

test('nginx itself refuses a file address that can be read in two ways', async () => {
  const strays = [
    ...['..%2fa', '%2e%2e/a', 'a/..;/b', 'a//b', '%252e', './a', 'a%3fb', '%61', ''],
    ...['..%E2%80%8C/a', '.%e2%80%8c.', '%E2%80%8C../a', '..%D9%8B?v=1', 'a/.%EF%BB%BF/b'],
  ];
  const asked = await stage.countRequests(async () => {
    for (const stray of strays) {
      expect(await stage.send(`/media/poster/${stray}`), stray).toMatchObject({
        status: 404,
      });
    }
  });
  expect(asked).toEqual({ servers: 0, api: 0 });
  for (const persian of [
    '%D9%81%DB%8C%D9%84%D9%85~1.a-b_c',
    '%D9%85%DB%8C%E2%80%8C%D8%B4%D9%88%D8%AF/1.mp4',
  ]) {
    const asking = stage.countRequests(() => stage.send(`/media/poster/${persian}`));
    expect(await asking, persian).toMatchObject({ servers: 1 });
  }
});

test('pictures and downloads are still served', async () => {
  const [poster] =
    /\/media\/poster\/movie\/1001\?v=[\w-]+/.exec((await stage.send('/movie/1001')).text) ?? [];
  expect(await stage.send(`${poster}&w=160`)).toMatchObject({ status: 200 });
  const cookie = await stage.signIn('09120000001');
  const files = await stage.send('/api/v1/get/download_links/movie/1001', {
    headers: { cookie },
  });
  const [file] = JSON.parse(files.text).data.links;
  expect(await stage.send(file.url, { headers: { range: 'bytes=0-99' } })).toMatchObject({
    status: 206,
    size: 100,
  });
});
