import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: { name: 'components', include: ['src/**/*.test.tsx'] },
      },
      // Styles run as plain modules, so that tests can inspect them.
      { test: { name: 'theme', include: ['src/**/*.test.ts'] } },
    ],
  },
});
