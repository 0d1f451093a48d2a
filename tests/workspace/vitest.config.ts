import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Whole programs are started here, on machines that may be busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // One for each core: by itself Vitest leaves one core to whoever looks on.
    maxWorkers: '100%',
  },
});
