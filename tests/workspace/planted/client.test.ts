import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { copyToPlantIn, expectToPass } from './copy.ts';

const client = ['--filter', '@parde/api-client'];
const schemas = 'openapi/schemas/commerce.yaml';
const paths = 'openapi/paths/commerce.yaml';

/** Contracts that are sound in themselves, with a cart that the rules cannot take. */
const carts = [
  {
    mistake: 'a field under another name',
    plant: [
      [schemas, /^( +(?:- )?)pass\b/gm, '$1allowed'],
      [paths, /^( +)pass:/gm, '$1allowed:'],
    ],
  },
  { mistake: 'a field that may be missing', plant: [[schemas, /^ +- notes\n/m, '']] },
] as const;

describe('the checks of the client', () => {
  let copy: ReturnType<typeof copyToPlantIn>;

  beforeAll(() => {
    copy = copyToPlantIn();
  });
  afterEach(() => copy.restore());
  afterAll(() => copy[Symbol.dispose]());

  test('typecheck passes where nothing is planted', () => {
    expectToPass(copy.run(...client, 'typecheck'));
  });

  test.each(carts)('typecheck finds in the contract’s cart $mistake', ({ plant }) => {
    for (const [file, from, to] of plant) copy.plant(file, (text) => text.replace(from, to));
    expectToPass(copy.run('generate', 'contract'));
    const { passed, output } = copy.run(...client, 'typecheck');
    expect(output).toContain('src/domain-inputs.test.ts');
    expect(output).toContain('CartAnswer');
    expect(passed).toBe(false);
  });
});
