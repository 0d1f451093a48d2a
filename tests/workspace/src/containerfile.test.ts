import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { followContainerfile } from '../../../scripts/lib/containerfile.ts';
import { makeFixture } from './fixture.ts';

test('the image of a brand outside the workspace contains only its build', () => {
  using fixture = makeFixture();
  const template = 'packages/create-parde-brand/template';
  fixture.copy(template);
  for (const file of ['package.json', 'pnpm-lock.yaml', 'brand.ts', 'node_modules/vite.js']) {
    fixture.write(join(template, file), '');
  }
  const commands: string[] = [];
  const image = followContainerfile(
    join(fixture.folder, template, 'Containerfile'),
    join(fixture.folder, 'image'),
    (cwd, command) => {
      commands.push(command);
      const isBuild = command === 'npm run build';
      // The installation depends only on these files, so that an engine can cache it.
      if (!isBuild) {
        expect(readdirSync(cwd).sort()).toEqual([
          'package.json',
          'pnpm-lock.yaml',
          'pnpm-workspace.yaml',
        ]);
        return;
      }
      expect(existsSync(join(cwd, 'brand.ts'))).toBe(true);
      expect(existsSync(join(cwd, 'node_modules'))).toBe(false);
      fixture.write('image/build/brand/build/server/index.js', '');
    },
  );
  expect(commands).toHaveLength(2);
  expect(readdirSync(image.cwd).sort()).toEqual(['build', 'package.json']);
  const [program, file = ''] = image.command;
  expect(program).toBe('node');
  expect(existsSync(join(image.cwd, file))).toBe(true);
});
