import { defineConfig } from 'vitest/config';

// Each file starts nginx, two servers and an API. Files run one at a time, for busy machines.
export default defineConfig({
  test: { fileParallelism: false, testTimeout: 60_000, hookTimeout: 60_000 },
});
