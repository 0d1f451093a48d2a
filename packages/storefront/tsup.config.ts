import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { moduleByModule } from '../../scripts/lib/module-by-module.ts';

export default defineConfig(
  moduleByModule(
    {
      analytics: 'src/entry/analytics.ts',
      backend: 'src/server/backend/define-backend.ts',
      brand: 'src/brand/define-brand.ts',
      client: 'src/entry/client.tsx',
      home: 'src/entry/home.ts',
      languages: 'src/entry/languages.ts',
      page: 'src/entry/page.tsx',
      server: 'src/server/index.server.ts',
      testing: 'src/commands/testing.ts',
      vite: 'src/build/vite.ts',
    },
    [vanillaExtractPlugin({ identifiers: 'short' })],
    'src/commands/bin.ts',
  ),
);
