import { defineConfig } from 'vitest/config';

// Each file has a stage of its own: nginx, two servers and an API. One stage at a time, on machines that may be busy.
export default defineConfig({
  test: { fileParallelism: false, testTimeout: 60_000, hookTimeout: 60_000 },
});
