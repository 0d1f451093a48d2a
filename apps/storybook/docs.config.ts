import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** What the docs say, without a browser: their code compiles, their guides are whole, their links lead somewhere. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: { include: ['docs-tests/*.test.ts'], testTimeout: 120_000 },
});
