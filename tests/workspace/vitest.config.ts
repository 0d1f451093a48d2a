import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // The tests start complete programs, on machines that may be busy.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // One worker for each core. Vitest's default leaves one core free.
    maxWorkers: '100%',
  },
});
