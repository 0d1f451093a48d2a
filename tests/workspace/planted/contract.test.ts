import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../src/fixture.ts';
import { copyToPlantIn } from './copy.ts';

let copy: ReturnType<typeof copyToPlantIn>;

beforeAll(() => {
  copy = copyToPlantIn();
});
afterAll(() => copy[Symbol.dispose]());

test('generate --check finds changed sources, and says what to do', () => {
  copy.plant('openapi/paths/home.yaml', (text) => text.replace('summary: ', 'summary: Planted. '));
  const { passed, output } = copy.node('.', 'scripts/generate.ts', '--check', 'contract');
  expect(output).toMatch(/Stale: .*Run `pnpm generate`/);
  expect(output).toContain('packages/api-client/openapi.json');
  expect(output).toContain('packages/api-client/src/generated/schema.ts');
  expect(passed).toBe(false);
});

// src/contract-rules.test.ts breaks each rule.
test('generate --check finds a contract that breaks a rule', () => {
  copy.plant('openapi/paths/home.yaml', (text) => text.replace('examples:', 'x-examples:'));
  const { passed, output } = copy.node('.', 'scripts/generate.ts', '--check', 'contract');
  expect(output).toContain('media-has-an-example');
  expect(output).toContain('openapi/paths/home.yaml');
  expect(passed).toBe(false);
});

test.each([
  { mistake: 'a field under another name', from: /\bpass\b(?=\??:)/g, to: 'allowed' },
  { mistake: 'a field that may be missing', from: /\bnotes: /g, to: 'notes?: ' },
])('typecheck finds in the cart of the contract $mistake', ({ from, to }) => {
  const schema = 'packages/api-client/src/generated/schema.ts';
  copy.write(schema, readFileSync(join(root, schema), 'utf8').replaceAll(from, to));
  const include = ['src/domain-inputs.test.ts'];
  const cart = JSON.stringify({ extends: './tsconfig.json', include });
  copy.write('packages/api-client/tsconfig.cart.json', cart);
  const typecheck = ['../../scripts/typecheck.ts', '--project', 'tsconfig.cart.json'];
  const { passed, output } = copy.node('packages/api-client', ...typecheck);
  expect(output).toContain('src/domain-inputs.test.ts');
  expect(output).toContain('CartAnswer');
  expect(passed).toBe(false);
});
