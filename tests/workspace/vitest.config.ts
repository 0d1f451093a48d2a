import { defineConfig } from 'vitest/config';

// Whole programs are started here, on machines that may be busy.
export default defineConfig({ test: { testTimeout: 180_000, hookTimeout: 180_000 } });
