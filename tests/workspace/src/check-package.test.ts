import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkPackage, manifestProblems } from '../../../scripts/check-package.ts';
import { asRecord, type JsonRecord, readJson } from '../../../scripts/lib/json.ts';
import { packPackage, publishablePackages } from '../../../scripts/lib/publishable.ts';
import { type Fixture, makeFixture, root } from './fixture.ts';

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
  files: ['dist', 'README.md', 'CHANGELOG.md', 'LICENSE'],
  engines: { node: '>=20.19' },
};
/** The manifest as pnpm packs it. */
const packed = { ...good, exports: good.publishConfig.exports };

describe('an unbuilt package', () => {
  const { prepack } = asRecord(readJson(join(root, 'packages/domain/package.json')).scripts);

  test('is not packed, and the reason is shown', () => {
    using workspace = writeWorkspace({ ...good, scripts: { prepack } });
    workspace.copy('scripts/prepack.ts', 'scripts/lib');
    const folder = join(workspace.folder, 'packages/sample');
    const pack = () => packPackage(folder, join(workspace.folder, 'packed'));
    expect(pack()).toMatch(/\.tgz$/);
    workspace.write('packages/sample/dist/index.js', "export { sample } from './part.js';\n");
    expect(pack).toThrow(/@parde\/sample is not built: dist\/part\.js is missing\. Run npx /);
    rmSync(join(folder, 'dist'), { recursive: true });
    expect(pack).toThrow(
      /@parde\/sample is not built: \.\/dist\/index\.d\.ts is missing\. Run npx /,
    );
  });

  test.each(publishablePackages(root))('$name is not packed without a build', ({ folder }) => {
    expect(asRecord(readJson(join(folder, 'package.json')).scripts).prepack).toBe(prepack);
  });
});

describe('the package check', () => {
  test('accepts a correct package', async () => {
    using workspace = writeWorkspace({ ...good, sideEffects: ['**/*.css'] });
    expect(await check(workspace)).toEqual([]);
  });

  test('finds errors in package.json that affect users of the registry', () => {
    const { sideEffects: _, ...rest } = packed;
    const manifest = {
      ...rest,
      files: ['dist'],
      repository: { ...good.repository, directory: 'packages/other' },
      publishConfig: { ...good.publishConfig, provenance: false },
    };
    expect(manifestProblems(manifest, 'packages/sample')).toEqual([
      'package.json: sideEffects names more than stylesheets',
      'package.json: files does not name CHANGELOG.md',
      'package.json: repository.directory is not packages/sample',
      'package.json: publishConfig.provenance is not true',
    ]);
  });

  test.each([[true], [['./dist/index.js']], [['**/*.css', './dist/setup.js']]])(
    'finds modules that no bundler may drop: %j',
    (sideEffects) => {
      expect(manifestProblems({ ...packed, sideEffects }, 'packages/sample')).toEqual([
        'package.json: sideEffects names more than stylesheets',
      ]);
    },
  );

  test('requires a changelog of the version in the tarball from the first release on', async () => {
    using workspace = writeWorkspace({ ...good, files: ['dist', 'README.md', 'LICENSE'] });
    const changelog = 'packages/sample/CHANGELOG.md';
    const names = 'package.json: files does not name CHANGELOG.md';
    expect(await check(workspace)).toEqual([names, 'CHANGELOG.md is missing']);
    workspace.write('packages/sample/package.json', JSON.stringify(good));
    workspace.write(changelog, '# @parde/sample\n\n## 0.9.0\n\n- A change\n');
    expect(await check(workspace)).toEqual(['CHANGELOG.md does not describe 1.0.0']);
    rmSync(join(workspace.folder, changelog));
    workspace.write('packages/sample/package.json', JSON.stringify({ ...good, version: '0.0.0' }));
    expect(await check(workspace)).toEqual([]);
  });

  test('finds missing and unwanted files, an entry without a file, and types that a user cannot resolve', async () => {
    const exports = { ...packed.exports, './gone': './dist/gone.js' };
    using workspace = writeWorkspace({
      ...good,
      files: [...good.files, 'docs'],
      publishConfig: { ...good.publishConfig, exports },
    });
    workspace.write('packages/sample/dist/index.test.js', '');
    workspace.write('packages/sample/dist/index.d.ts', "export { sample } from './sample';\n");
    rmSync(join(workspace.folder, 'packages/sample/README.md'));
    const problems = await check(workspace);
    expect(problems.slice(0, 4)).toEqual([
      'dist/index.test.js should not be packed',
      'README.md is missing',
      'docs is missing',
      'dist/index.test.js is packed, and nothing leads to it',
    ]);
    const [publint = '', attw = ''] = ['publint:', 'attw:'].map((tool) =>
      problems.find((problem) => problem.startsWith(tool)),
    );
    expect(publint).toContain('gone');
    expect(attw).toContain('gone');
    expect(attw).toMatch(/internal resolution error/i);
  });
});

function writeWorkspace(manifest: JsonRecord): Fixture {
  const workspace = makeFixture();
  workspace.copy('LICENSE');
  workspace.write('pnpm-workspace.yaml', 'packages:\n  - packages/*\n');
  workspace.write('packages/sample/package.json', JSON.stringify(manifest));
  workspace.write('packages/sample/README.md', '# Sample\n');
  workspace.write('packages/sample/CHANGELOG.md', '# @parde/sample\n\n## 1.0.0\n\n- A change\n');
  workspace.write('packages/sample/dist/index.js', 'export const sample = 1;\n');
  workspace.write('packages/sample/dist/index.d.ts', 'export declare const sample = 1;\n');
  return workspace;
}

function check({ folder }: Fixture): Promise<string[]> {
  return checkPackage(join(folder, 'packages/sample'), folder);
}
