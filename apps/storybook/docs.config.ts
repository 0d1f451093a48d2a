import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/**
 * Checks the docs: the code compiles, the guides are complete, and the links have targets. One test opens the build in a
 * browser.
 */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: { include: ['docs-tests/*.test.ts'], testTimeout: 120_000 },
});
