import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asRecord, readJson } from '../../../scripts/lib/json.ts';
import { root } from './fixture.ts';

const manifests = globSync('{package.json,{apps,packages,tests}/*/package.json}', { cwd: root });
/** These manifests are outside the workspace. They contain the exact versions of packages that only they need. */
const outside = ['tests/consumer/package.json', 'tests/next/package.json'];
const readme = readFileSync(join(root, 'README.md'), 'utf8');

describe('the manifests', () => {
  test.each(manifests)('%s takes its versions from the catalog and the workspace', (file) => {
    const manifest = readJson(join(root, file));
    const versions = ['dependencies', 'devDependencies'].flatMap((field) =>
      Object.entries(asRecord(manifest[field])),
    );
    const others = versions.filter(
      ([name, version]) =>
        version !== (name.startsWith('@parde/') ? 'workspace:^' : 'catalog:') &&
        !(outside.includes(file) && /^\d+[.]\d+[.]\d+$/.test(String(version))),
    );
    expect(others).toEqual([]);
  });

  test('no library is patched during the installation', () => {
    const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
    expect(workspace).not.toContain('patchedDependencies');
  });
});

describe('README.md', () => {
  test.each(Object.keys(asRecord(readJson(join(root, 'package.json')).scripts)))(
    'explains the script %s',
    (script) => {
      expect(readme).toMatch(new RegExp(`^\\| \`${script}\` +\\| \\w`, 'm'));
    },
  );

  test.each(manifests.filter((file) => file !== 'package.json'))(
    'names the package of %s in the table of published or of internal packages',
    (file) => {
      const { name, private: isInternal } = readJson(join(root, file));
      const [published = '', internal = ''] = readme.split('| Internal package');
      expect(isInternal ? internal : published).toContain(`| [\`${name}\`](${dirname(file)}) `);
    },
  );
});

test.each(globSync('docs/decisions/0*.md', { cwd: root }))(
  '%s is on the list of decisions',
  (file) => {
    const list = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8');
    expect(list).toContain(`(${basename(file)})`);
  },
);
