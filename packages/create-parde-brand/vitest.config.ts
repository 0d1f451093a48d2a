import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // One for each core: by itself Vitest leaves one core to whoever looks on.
    maxWorkers: '100%',
  },
});
