import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { binModule } from '../../../scripts/lib/bin.ts';
import { makeFixture } from './fixture.ts';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

test.each([
  { needs: `${major}`, starts: true },
  { needs: `${major}.${minor}`, starts: true },
  { needs: `${major - 1}.${minor + 1}`, starts: true },
  { needs: `${major}.${minor + 1}`, starts: false },
  { needs: `${major + 1}`, starts: false },
])('a program that needs Node $needs starts: $starts', ({ needs, starts }) => {
  using fixture = makeFixture();
  const manifest = { bin: { parde: './src/bin.ts' }, engines: { node: `>=${needs}` } };
  fixture.write('bin.mjs', binModule(manifest, './command.mjs'));
  // An older Node might not even parse the program, so it must not load it.
  fixture.write('command.mjs', starts ? "console.log('started');" : 'This is no JavaScript.');

  const program = join(fixture.folder, 'bin.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8' });

  expect({ status, stdout, stderr }).toEqual(
    starts
      ? { status: 0, stdout: 'started\n', stderr: '' }
      : {
          status: 1,
          stdout: '',
          stderr: `parde needs Node ${needs} or later, and this is ${process.version}.\n`,
        },
  );
});
