import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readJson } from '../../../scripts/lib/json.ts';
import { publishablePackages } from '../../../scripts/lib/publishable.ts';
import { makeFixture, root } from './fixture.ts';

const changeset = fileURLToPath(import.meta.resolve('@changesets/cli/bin.js'));
const packages = publishablePackages(root).map(({ folder }) => `packages/${basename(folder)}`);
const entries = packages.flatMap((folder) =>
  [readJson(join(root, folder, 'package.json')).files].flat().map(String),
);

const sourceOf: Readonly<Record<string, string>> = {
  dist: 'src/index.ts',
  docs: 'src/components/Menu/Menu.guide.ts',
  'llms.txt': 'src/components/Menu/Menu.stories.tsx',
};

/** One source of every entry that the packages have in `files`. A release writes the changelog. */
const sources = [...new Set(entries)]
  .filter((entry) => entry !== 'CHANGELOG.md')
  .map((entry) => {
    const source = sourceOf[entry] ?? entry;
    const [file] = globSync(`packages/*/${source}{,/**/*.*}`, { cwd: root }).filter(
      (path) => basename(path).includes('.') || path.endsWith('/LICENSE'),
    );
    if (file === undefined) throw new Error(`No package has ${source}`);
    return file;
  });

test('a change of any packed file needs a changeset, and a change of a test does not', () => {
  using workspace = makeFixture();
  const { folder, write } = workspace;
  const git = (...args: readonly string[]) => {
    const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost'];
    const { status, stderr } = spawnSync('git', [...identity, ...args], { cwd: folder });
    expect(status, String(stderr)).toBe(0);
  };
  const needsChangeset = (file: string) => {
    write(file, 'after\n');
    const args = [changeset, 'status', '--since=main'];
    const { status } = spawnSync(process.execPath, args, { cwd: folder });
    git('checkout', '--quiet', file);
    return status !== 0;
  };
  const testFile = 'packages/domain/src/sample.test.ts';
  workspace.copy('package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml');
  workspace.copy('.changeset/config.json', '.changeset/changelog.js');
  workspace.copy(...packages.map((path) => `${path}/package.json`));
  for (const file of [...sources, testFile]) write(file, 'before\n');
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '--message=before');
  git('checkout', '--quiet', '-b', 'branch');

  expect(sources.filter((file) => !needsChangeset(file))).toEqual([]);
  expect(needsChangeset(testFile)).toBe(false);
});
