import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFixture, root } from './fixture.ts';

test('unused files, exports and dependencies are found', () => {
  using workspace = makeFixture();
  workspace.copy('knip.json', 'package.json', 'pnpm-workspace.yaml');
  workspace.write(
    'packages/domain/package.json',
    JSON.stringify({
      name: '@parde/domain',
      type: 'module',
      exports: { '.': './src/index.ts' },
      dependencies: { hono: 'catalog:' },
    }),
  );
  workspace.write('packages/domain/src/index.ts', "export { used } from './used.ts';\n");
  workspace.write(
    'packages/domain/src/used.ts',
    'export const used = 1;\nexport const spare = 2;\n',
  );
  workspace.write('packages/domain/src/orphan.ts', 'export {};\n');

  const program = join(root, 'node_modules/knip/bin/knip.js');
  const { stdout } = spawnSync(process.execPath, [program, '--reporter', 'symbols'], {
    cwd: workspace.folder,
    encoding: 'utf8',
  });
  expect(stdout).toContain('packages/domain/src/orphan.ts');
  expect(stdout).toMatch(/spare +packages\/domain\/src\/used\.ts/);
  expect(stdout).toMatch(/hono +packages\/domain\/package\.json/);
});
