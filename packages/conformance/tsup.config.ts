import { defineConfig } from 'tsup';
import { writeBin } from '../../scripts/lib/bin.ts';

export default defineConfig({
  entry: { index: 'src/index.ts', command: 'src/bin.ts' },
  format: 'esm',
  target: 'node22',
  dts: { entry: 'src/index.ts' },
  clean: true,
  treeshake: true,
  onSuccess: () => writeBin(),
});
