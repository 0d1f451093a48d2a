import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    isolate: false,
    testTimeout: 30_000,
    setupFiles: ['src/test-support/vitest-setup.ts'],
    // One worker per core. Vitest's default leaves one core free.
    maxWorkers: '100%',
  },
});
