import { configDefaults, mergeConfig } from 'vitest/config';
import base from './vitest.config.ts';

/**
 * The tests that judge a mutant. Hostile inputs stay out: they touch every rule, so they would run for nearly every
 * mutant, and a rule's own tests are the ones that should notice.
 */
export default mergeConfig(base, {
  test: { exclude: [...configDefaults.exclude, 'src/hostile-input.test.ts'] },
});
