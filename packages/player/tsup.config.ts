import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { moduleByModule, sheets } from '../../scripts/lib/module-by-module.ts';

const styles = [vanillaExtractPlugin({ identifiers: 'short' })];

export default defineConfig([
  ...moduleByModule(
    {
      index: 'src/index.ts',
      PlayerPoster: 'src/PlayerPoster.tsx',
      'messages/fa': 'src/messages/fa.ts',
      'messages/en': 'src/messages/en.ts',
      preferences: 'src/preferences.ts',
    },
    styles,
  ),
  sheets({ styles: ['src/styles.ts'] }, styles),
]);
