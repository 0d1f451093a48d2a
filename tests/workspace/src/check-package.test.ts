import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkPackage } from '../../../scripts/check-package.ts';
import { type Fixture, makeFixture } from './fixture.ts';

const address = 'https://github.com/parde/parde';
const good = {
  name: '@parde/sample',
  version: '1.0.0',
  description: 'A sample',
  license: 'MIT',
  repository: { type: 'git', url: `git+${address}.git`, directory: 'packages/sample' },
  homepage: `${address}/tree/main/packages/sample#readme`,
  bugs: `${address}/issues`,
  type: 'module',
  sideEffects: false,
  exports: { '.': './src/index.ts' },
  publishConfig: {
    access: 'public',
    provenance: true,
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
  },
  files: ['dist', 'README.md', 'LICENSE'],
  engines: { node: '>=20.19' },
};

let workspace: Fixture;

beforeEach(() => {
  workspace = makeFixture();
  workspace.copy('LICENSE');
  workspace.write('pnpm-workspace.yaml', 'packages:\n  - packages/*\n');
  workspace.write('packages/sample/package.json', JSON.stringify(good));
  workspace.write('packages/sample/README.md', '# Sample\n');
  workspace.write('packages/sample/dist/index.js', 'export const sample = 1;\n');
  workspace.write('packages/sample/dist/index.d.ts', 'export declare const sample = 1;\n');
});
afterEach(() => workspace[Symbol.dispose]());

describe('the package check', () => {
  test('is content with a package that keeps its promises', async () => {
    expect(await check()).toEqual([]);
  });

  test('finds what a user of the registry would miss', async () => {
    const { sideEffects: _, ...rest } = good;
    workspace.write(
      'packages/sample/package.json',
      JSON.stringify({
        ...rest,
        repository: { ...good.repository, directory: 'packages/other' },
        publishConfig: { ...good.publishConfig, provenance: false },
      }),
    );
    expect(await check()).toEqual([
      'package.json: sideEffects names more than stylesheets',
      'package.json: repository.directory is not packages/sample',
      'package.json: publishConfig.provenance is not true',
    ]);
  });

  test.each([[true], [['./dist/index.js']], [['**/*.css', './dist/setup.js']]])(
    'finds modules that no bundler may drop: %j',
    async (sideEffects) => {
      workspace.write('packages/sample/package.json', JSON.stringify({ ...good, sideEffects }));
      expect(await check()).toContain('package.json: sideEffects names more than stylesheets');
    },
  );

  test('lets a stylesheet stay', async () => {
    const sideEffects = ['**/*.css'];
    workspace.write('packages/sample/package.json', JSON.stringify({ ...good, sideEffects }));
    expect(await check()).toEqual([]);
  });

  test('finds files that are missing, and files that should stay at home', async () => {
    workspace.write('packages/sample/dist/index.test.js', '');
    rmSync(join(workspace.folder, 'packages/sample/README.md'));
    expect(await check()).toEqual([
      'dist/index.test.js should not be packed',
      'README.md is missing',
      'dist/index.test.js is packed, and nothing leads to it',
    ]);
  });

  test('finds an entry that leads nowhere', async () => {
    const { publishConfig } = good;
    const exports = { ...publishConfig.exports, './gone': './dist/gone.js' };
    workspace.write(
      'packages/sample/package.json',
      JSON.stringify({ ...good, publishConfig: { ...publishConfig, exports } }),
    );
    const problems = (await check()).join('\n');
    expect(problems).toContain('publint:');
    expect(problems).toContain('attw:');
    expect(problems).toContain('gone');
  });

  test('finds types that a user cannot resolve', async () => {
    workspace.write('packages/sample/dist/index.d.ts', "export { sample } from './sample';\n");
    expect((await check()).join('\n')).toContain('attw:');
  });
});

function check(): Promise<string[]> {
  return checkPackage(join(workspace.folder, 'packages/sample'), workspace.folder);
}
