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

  /** Sizes are those of the code: the build of the types is left out, since it takes the longest. */
  function size() {
    const build = copy.run(...client, 'exec', 'tsup', '--no-dts');
    return build.passed ? copy.run(...client, 'size') : build;
  }

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

  test('size passes where nothing is planted', () => {
    expectToPass(size());
  });

  test('size finds an import that weighs too much', () => {
    const file = 'packages/api-client/src/client.ts';
    const fat =
      "import { answerSchemas } from './generated/answer-schemas.ts';\n" +
      'Object.assign(globalThis, { planted: answerSchemas });\n';
    copy.plant(file, (text) => text + fat);
    const { passed, output } = size();
    expect(output).toMatch(/Package size limit has exceeded/);
    expect(output).toContain('createApiClient');
    expect(passed).toBe(false);
  });
});
