import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Use every core: by default Vitest leaves one core free.
    maxWorkers: '100%',
  },
});
