import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { cacheFolder, testTime } from '../test-support/test-api.ts';

/** Prints which of the two native libraries are loaded at the start, after an API answer, and after each picture. */
const program = `
  import { createReferenceApi } from '${new URL('../index.ts', import.meta.url)}';
  const loaded = () =>
    ['resvg', 'sharp'].filter((name) => process.report.getReport().sharedObjects.some((file) => file.includes(name)));
  const stages = [loaded()];
  const { fetch, close } = createReferenceApi({
    catalogue: 'small',
    cacheFolder: ${JSON.stringify(cacheFolder)},
    now: () => ${testTime},
  });
  const get = (path, Accept) => fetch(new Request('http://api.test' + path, { headers: { Accept } }));
  const home = await (await get('/api/v1/get/discover', 'application/json')).text();
  stages.push(loaded());
  const [picture] = /\\/media\\/poster\\/[^"]+/.exec(home);
  await get(picture, 'image/svg+xml');
  stages.push(loaded());
  await get(picture, 'image/webp');
  stages.push(loaded());
  close();
  console.log(JSON.stringify(stages));
`;

it('loads the renderer and the encoder with the first picture that needs them, not at the start', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual([[], [], ['resvg'], ['resvg', 'sharp']]);
}, 60_000);
