import { configDefaults, mergeConfig } from 'vitest/config';
import base from './vitest.config.ts';

/**
 * The tests that run against mutants. The test of hostile inputs is excluded: it calls every rule, so it would run
 * for nearly every mutant, and a rule's own tests should detect its mutants.
 */
export default mergeConfig(base, {
  test: { exclude: [...configDefaults.exclude, 'src/hostile-input.test.ts'] },
});
