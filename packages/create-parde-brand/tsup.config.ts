import { writeFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { writeBin } from '../../scripts/lib/bin.ts';
import { versionsOf } from './src/versions.ts';

export default defineConfig({
  entry: { index: 'src/index.ts', command: 'src/bin.ts' },
  format: 'esm',
  target: 'node22',
  treeshake: true,
  dts: { entry: 'src/index.ts' },
  // A new brand uses the package versions of the time when this package was published.
  onSuccess: async () => {
    await writeBin();
    writeFileSync('dist/versions.json', `${JSON.stringify(versionsOf('../..'), null, 2)}\n`);
  },
});
