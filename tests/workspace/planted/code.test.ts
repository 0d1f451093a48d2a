import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { copyToPlantIn, expectToPass } from './copy.ts';

const mistakes = [
  {
    script: 'layers',
    mistake: 'an import in the wrong direction',
    file: 'packages/domain/src/toman.ts',
    add: "import '../../api-client/src/index.ts';\n",
    words: 'direction-of-domain: packages/domain/src/toman.ts',
  },
  {
    script: 'unused',
    mistake: 'an export that nothing uses',
    file: 'packages/domain/src/toman.ts',
    add: 'export const spare = 1;\n',
    words: 'spare  packages/domain/src/toman.ts',
  },
];

describe('the checks of the code', () => {
  let copy: ReturnType<typeof copyToPlantIn>;

  beforeAll(() => {
    copy = copyToPlantIn();
  });
  afterEach(() => copy.restore());
  afterAll(() => copy[Symbol.dispose]());

  test.each(mistakes)('$script passes where nothing is planted', ({ script }) => {
    expectToPass(copy.run(script));
  });

  test.each(mistakes)('$script finds $mistake', ({ script, file, add, words }) => {
    copy.plant(file, (text) => text + add);
    const { passed, output } = copy.run(script);
    expect(output).toContain(words);
    expect(passed).toBe(false);
  });
});
