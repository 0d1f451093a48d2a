import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { copyToPlantIn, expectToPass } from './copy.ts';

/** Rules that hold for every operation; what is planted breaks each in one of them. */
const rules = [
  {
    mistake: 'a body without an example',
    file: 'openapi/paths/home.yaml',
    from: 'examples:',
    to: 'x-examples:',
    words: 'media-has-an-example',
  },
  {
    mistake: 'an operation that does not say its origin',
    file: 'openapi/paths/home.yaml',
    from: 'x-origin:',
    to: 'x-source:',
    words: 'operation-says-its-origin',
  },
  {
    mistake: 'a list without an end',
    file: 'openapi/schemas/home.yaml',
    from: 'maxItems:',
    to: 'x-most:',
    words: 'lists-are-bounded',
  },
];

describe('the check of the contract', () => {
  let copy: ReturnType<typeof copyToPlantIn>;

  beforeAll(() => {
    copy = copyToPlantIn();
  });
  afterEach(() => copy.restore());
  afterAll(() => copy[Symbol.dispose]());

  test('passes where nothing is planted', () => {
    expectToPass(copy.run('generate', '--check', 'contract'));
  });

  test('finds a change that the generated files do not know, and says what to do', () => {
    copy.plant('openapi/paths/home.yaml', (text) =>
      text.replace('summary: ', 'summary: Planted. '),
    );
    const { passed, output } = copy.run('generate', '--check', 'contract');
    expect(output).toContain('packages/api-client/openapi.json');
    expect(output).toContain('packages/api-client/src/generated/schema.ts');
    expect(output).toContain('Run `pnpm generate`');
    expect(passed).toBe(false);
  });

  test.each(rules)('finds $mistake', ({ file, from, to, words }) => {
    copy.plant(file, (text) => text.replace(from, to));
    const { passed, output } = copy.run('generate', '--check', 'contract');
    expect(output).toContain(words);
    expect(output).toContain(file);
    expect(passed).toBe(false);
  });
});
