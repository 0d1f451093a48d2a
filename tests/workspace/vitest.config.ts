import { defineConfig } from 'vitest/config';

// Whole programs are started here, on machines that may be busy.
export default defineConfig({ test: { testTimeout: 60_000, hookTimeout: 60_000 } });
