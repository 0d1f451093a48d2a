import { expect, test } from 'vitest';
import { publicApi } from '../../../scripts/generate/public-api.ts';
import { makeFixture } from './fixture.ts';

test('a prop that becomes required is visible on the page of a package’s exports', () => {
  using fixture = makeFixture();
  fixture.write('package.json', '{ "name": "kit", "exports": { ".": "./index.ts" } }');
  fixture.write('tsconfig.json', '{ "files": ["index.ts"], "compilerOptions": { "types": [] } }');
  const pageWith = (prop: string) => {
    fixture.write('badge.ts', `export interface BadgeProps { ${prop}; tone: 'info' }`);
    fixture.write('index.ts', "export type { BadgeProps } from './badge.ts';");
    return publicApi(fixture.folder);
  };
  expect(pageWith('icon?: string')).toContain('{\n  icon?: string;\n  tone:');
  expect(pageWith('icon: string')).toContain('{\n  icon: string;\n  tone:');
});
