import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // The tests start complete programs, on machines that may be busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // One worker for each core. Vitest's default leaves one core free.
    maxWorkers: '100%',
  },
});
