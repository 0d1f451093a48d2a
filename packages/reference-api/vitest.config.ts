import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The fuzz takes as long as all the others together: while one worker is at it, the rest goes through the other. */
class FuzzFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isFuzz = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/fuzz/');
    const sorted = await super.sort(files);
    return [...sorted.filter(isFuzz), ...sorted.filter((file) => !isFuzz(file))];
  }
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    // One for each core: by itself Vitest leaves one core to whoever looks on.
    maxWorkers: '100%',
    sequence: { sequencer: FuzzFirst },
  },
});
