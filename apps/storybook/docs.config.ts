import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** The content of the docs: their code compiles, their guides are complete, their links lead to pages. One test opens the build. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: { include: ['docs-tests/*.test.ts'], testTimeout: 120_000 },
});
